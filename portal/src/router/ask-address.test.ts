import { describe, expect, it } from 'vitest';
import { readAsked, toAskPath } from './ask-address.ts';

/** What a browser makes of the address. */
const visit = (path: string | undefined) => new URL(path ?? '', 'https://learning.test').pathname;

describe('LAB-12 the question in the URL', () => {
  it.each([
    'SQL injection',
    'a/b/c and %2F and %252F',
    '100% sure?',
    '<img src=x onerror=alert(1)>',
    '#hash ?query &amp;',
    '.',
    '..',
    '../../etc/passwd',
    'Zeile eins\nZeile zwei',
    '日本語 🙂',
    '\\',
    "'; DROP TABLE x; --",
  ])('the question is read as it was typed: %j', (query) => {
    expect(readAsked(visit(toAskPath(query)))).toBe(query);
  });

  it('the question is decoded once', () => {
    expect(readAsked('/portal/ai-challenge/%253Cscript%253E')).toBe('%3Cscript%3E');
    expect(readAsked('/portal/ai-challenge/a%2Fb')).toBe('a/b');
  });

  it.each(['/portal/ai-challenge', '/portal/ai-challenge/', '/portal/ai-challenge/%20%20'])(
    'the question is empty at %s',
    (path) => {
      expect(readAsked(path)).toBe('');
    },
  );

  it('a question that cannot be decoded is used unchanged', () => {
    expect(readAsked('/portal/ai-challenge/100%')).toBe('100%');
    expect(readAsked('/portal/ai-challenge/%E0%A4%A')).toBe('%E0%A4%A');
  });

  it('a question that is too long is in no URL', () => {
    expect(toAskPath('語'.repeat(2_000))).toBeUndefined();
    expect(toAskPath('x'.repeat(2_000))).toBeDefined();
  });

  it('the question has no half of a character', () => {
    expect(readAsked(visit(toAskPath('a\uD800b')))).toBe('a\uFFFDb');
  });
});
