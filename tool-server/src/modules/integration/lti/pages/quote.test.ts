import { describe, expect, it } from 'vitest';
import { compare, quote, quoteAll, quoteOrigin } from './quote.ts';

describe('LTI-28 a value of a refusal in the log', () => {
  it.each([
    ['is shown as it was sent', 'https://lms.example/', '"https://lms.example/"'],
    ['cannot begin a line of its own', 'a\r\n{"event":"x"}', '"a\\r\\n{\\"event\\":\\"x\\"}"'],
    ['cannot look like another letter', 'https://lms.ex\u0430mple', '"https://lms.ex\\u0430mple"'],
    ['cannot turn its direction', 'a\u202eb\u007f', '"a\\u202eb\\u007f"'],
    ['shows blanks', ' x ', '" x "'],
    ['is none where nothing was sent', undefined, 'none'],
    ['is named by its kind where it is no text', { secret: 1 }, 'no text (object)'],
    ['is named by its kind where it is a list', ['x'], 'no text (a list)'],
  ])('%s', (_what, sent, shown) => expect(quote(sent)).toBe(shown));

  it('is cut after 120 characters, with its length', () => {
    expect(quote('x'.repeat(5_000))).toBe(`"${'x'.repeat(120)}"… (5000 characters)`);
  });

  it('is one of five at most in a list', () => {
    expect(quoteAll(['a', 'b', 'c', 'd', 'e', 'f', 'g'])).toBe('"a", "b", "c", "d", "e", 2 more');
    expect(quoteAll([])).toBe('none');
  });

  it('of an address is its origin, without user, path and query', () => {
    expect(quoteOrigin('https://user:pw@old.example/x?sesskey=1')).toBe('"https://old.example"');
    expect(quoteOrigin('/labs?x=1')).toBe('no web address');
  });

  it('is shown beside what is registered', () => {
    expect(compare('client id', ['a', 'b'], 'c')).toBe('client id "a", "b", registered: "c"');
  });
});
