import { describe, expect, it } from 'vitest';
import { compare, quote, quoteAll, quoteOrigin } from './quote.ts';

describe('LTI-28 a refused value in the log', () => {
  it.each([
    ['is shown as it was sent', 'https://lms.example/', '"https://lms.example/"'],
    ['cannot begin a line of its own', 'a\r\n{"event":"x"}', '"a\\r\\n{\\"event\\":\\"x\\"}"'],
    ['cannot look like another letter', 'https://lms.ex\u0430mple', '"https://lms.ex\\u0430mple"'],
    ['cannot turn its direction', 'a\u202eb\u007f', '"a\\u202eb\\u007f"'],
    ['shows blanks', ' x ', '" x "'],
    ['is none where nothing was sent', undefined, 'none'],
    ['is named by its kind where it is no text', { secret: 1 }, 'no text (object)'],
    ['is named by its kind where it is a list', ['x'], 'no text (a list)'],
  ])('a value in the log is quoted: %s', (_what, sent, shown) => expect(quote(sent)).toBe(shown));

  it('a long value is cut after 120 characters, with its length', () => {
    expect(quote('x'.repeat(5_000))).toBe(`"${'x'.repeat(120)}"… (5000 characters)`);
  });

  it('a list shows at most five values', () => {
    expect(quoteAll(['a', 'b', 'c', 'd', 'e', 'f', 'g'])).toBe('"a", "b", "c", "d", "e", 2 more');
    expect(quoteAll([])).toBe('none');
  });

  it('an address is shown as its origin, without user, path and query', () => {
    expect(quoteOrigin('https://user:pw@old.example/x?sesskey=1')).toBe('"https://old.example"');
    expect(quoteOrigin('/labs?x=1')).toBe('no web address');
  });

  it('a value is shown beside the registered one', () => {
    expect(compare('client id', ['a', 'b'], 'c')).toBe('client id "a", "b", registered: "c"');
  });
});
