import { describe, expect, it } from 'vitest';
import { createRedact, findNamedSecrets, redactTexts } from './redact.ts';

const identity = { names: [{ firstName: 'Mika', lastName: 'Berg' }], emails: ['mika.berg@acme.test'] };
const redact = createRedact({ secrets: ['harbour-lamp-19', 'p&ss "w<rd'], identity });

describe('redacted text', () => {
  it.each([
    ['a known password', 'it is harbour-lamp-19.', 'it is [removed].'],
    ['one in a form', 'email=a%40b.test&pin=p%26ss+%22w%3Crd', 'email=a%40b.test&pin=[removed]'],
    ['one in HTML', '<i>p&amp;ss &quot;w&lt;rd</i>', '<i>[removed]</i>'],
    ['one in base64', Buffer.from('harbour-lamp-19').toString('base64'), '[removed]'],
    ['one in hexadecimal', Buffer.from('harbour-lamp-19').toString('hex'), '[removed]'],
    ['a flag', 'x flag{abc def-not} y flag%7Bpractice-1%7D', 'x [removed] def-not} y [removed]'],
    [
      'a header',
      'GET / HTTP/1.1\nAuthorization: Bearer abc\nAccept: */*',
      'GET / HTTP/1.1\nAuthorization: [removed]\nAccept: */*',
    ],
    ['cookies', 'Cookie: sid=1; theme=dark\nSet-Cookie: sid=2', 'Cookie: [removed]\nSet-Cookie: [removed]'],
    ['a password of a form', 'user=ada&password=hunter22', 'user=ada&password=[removed]'],
    ['a password of JSON', '{"user":"ada","password":"hunter22"}', '{"user":"ada","password":"[removed]"}'],
    ['a token in an address', '/reset?token=abcdef&x=1', '/reset?token=[removed]&x=1'],
    ['a key in code', "const apiKey = 'k-123456';", "const apiKey = '[removed]';"],
    ['a bearer token', 'sent Bearer abcdef.ghi', 'sent [removed]'],
    ['a JSON web token', 'x eyJhbGciOi.eyJzdWIi.sig y', 'x [removed] y'],
    ['a session id', `sid ${'0a'.repeat(16)} end`, 'sid [removed] end'],
    ['a private key', '-----BEGIN PRIVATE KEY-----\nabc\n-----END PRIVATE KEY-----\nrest', '[removed]\nrest'],
    ['a password hash', 'pbkdf2-sha256$16$ab$cd', '[removed]'],
    ['the own address', 'by mika.berg@acme.test', 'by [removed]'],
    ['any real address', 'to a.b+c@mail.company.com', 'to [removed]'],
    [
      'the own name',
      '// Mika Berg, and Mika alone, and Berg',
      '// [removed], and [removed] alone, and [removed]',
    ],
  ])('redacted text has %s removed', (_, text, clean) => expect(redact(text)).toBe(clean));

  it.each([
    'SELECT * FROM invoices WHERE id = ?',
    "user=ada&password=' OR 1=1 --",
    "user=ada&password=' OR '1'='1",
    "user=ada&password='or'1'='1",
    '{"password":{"$ne":null}}',
    'bo@lindqvist.example and a@example.com',
    'LL-2042 of Bergman, mikado',
    '<h1>€ 12,400.00</h1>',
  ])('redacted text still shows the attack and the lab: %s', (text) => expect(redact(text)).toBe(text));

  it('redacted text contains nothing of a secret that was sent in a field, wherever it reappears', () => {
    const lines = [{ url: '/login?next=/', body: 'user=ada&password=tulip%20field', response: '' }];
    const all = createRedact({ secrets: findNamedSecrets(lines), identity });
    expect(all("select * from users where pw = 'tulip field'")).toBe(
      "select * from users where pw = '[removed]'",
    );
  });

  it('an attack is not mistaken for a secret', () => {
    expect(findNamedSecrets([{ url: '/', body: "password=' OR '1'='1&token=abcd", response: '' }])).toEqual([
      'abcd',
    ]);
  });

  it('redaction terminates for text that is made to be slow to search', () => {
    for (const text of [
      'password=',
      '"password":"',
      'eyJ.',
      'a@',
      'flag{',
      'cookie: ',
      '-----BEGIN PRIVATE KEY-----',
    ])
      expect(redact(text.repeat(4_000)).length).toBeGreaterThan(0);
    expect(redact(`password${'.a'.repeat(20_000)}`)).toContain('password');
  });

  it('redaction covers lists and objects too', () => {
    expect(redactTexts({ a: ['harbour-lamp-19', 1, null], b: true }, redact)).toEqual({
      a: ['[removed]', 1, null],
      b: true,
    });
  });
});
