import { describe, expect, it } from 'vitest';
import { hideToken } from './hide-token.ts';
import { readWords } from './platform-words.ts';

describe("LTI-28 a platform's own words", () => {
  it.each<[string, string, string[]]>([
    ['a text', '403 Forbidden (Rate Limit Exceeded)\n', ['403 Forbidden (Rate Limit Exceeded)']],
    ['an error and its description', '{"error":"invalid","error_description":"No."}', ['No.']],
    ['a detail, RFC 9457', '{"type":"about:blank","title":"Closed","detail":"It is over."}', ['It is over.']],
    ['a title alone', '{"title":"Closed"}', ['Closed']],
    [
      'errors by field, as Canvas nests them',
      '{"errors":{"scope":[{"field":"scope","message":"is not known"}]}}',
      ['scope: is not known'],
    ],
    ['a message in errors', '{"errors":{"type":"x","message":"attempts used up"}}', ['attempts used up']],
    ['the title of a page', '<!doctype html><html><title>\n Sign in </title><p>secret', ['Sign in']],
    ['nothing of a page without a title', '<html><body>secret</body></html>', []],
    ['nothing of an empty answer', '', []],
    ['nothing of a list', '["x"]', []],
    ['nothing of numbers', '{"status":400,"errors":[1,2]}', []],
  ])('the words are %s', (_what, text, words) => {
    expect(readWords(text, undefined)).toEqual(words);
  });

  it('the words contain neither the token that was sent nor any other', () => {
    const jwt = 'eyJhbGciOi.eyJzdWIiOi.c2ln';
    const words = readWords(`{"error":"token abc-def of ${jwt} is over"}`, 'abc-def');
    expect(words).toEqual(['token [token] of [token] is over']);
  });

  it.each([
    ['a form', 'access_token=c2VjcmV0&token_type=bearer', 'access_token=[token]&token_type=bearer'],
    ['a sentence', 'The client_token: "c2VjcmV0" is over', 'The client_token: [token] is over'],
  ])('the words contain no value that %s calls a token', (_what, text, words) => {
    expect(readWords(text, undefined)).toEqual([words]);
  });

  it('only the beginning is searched for tokens, because searching takes longer than the text is long', () => {
    expect(hideToken('eyJ'.repeat(90_000), undefined).length).toBeLessThan(5_000);
    expect(hideToken(`${' '.repeat(4_000)}abc-def${' '.repeat(100)}abc-def`, 'abc-def')).not.toContain('abc');
  });

  it.each([
    ['turn the words around', 'a\u202eb\u2066c\u200fd', 'abcd'],
    ['steer a terminal', 'a\u001b[31mb\u0085c', 'a [31mb c'],
  ])('the words have no characters that %s', (_what, error, words) => {
    expect(readWords(JSON.stringify({ error }), undefined)).toEqual([words]);
  });

  it('the words keep the joiners that they are spelled with', () => {
    expect(readWords('{"error":"می‌خواهم"}', undefined)).toEqual(['می‌خواهم']);
  });

  it('the words are short: five sentences of 200 characters, without characters that no database stores', () => {
    const errors = Array.from({ length: 9 }, () => `\0${'x'.repeat(500)}`);
    const words = readWords(JSON.stringify({ errors }), undefined);
    expect(words).toEqual(Array.from({ length: 5 }, () => 'x'.repeat(200)));
  });
});
