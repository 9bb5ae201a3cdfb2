/** Values that break programs, as JSON text: so that duplicate keys, lone surrogates and odd numbers survive. */
import fc from 'fast-check';

const COMBINING = 'e\u0301\u0302\u0303'.repeat(40);
const LONG = [1_000, 20_000, 70_000] as const;

/** Texts by what they attack: storage, views, queries, paths, numbers, addresses, headers. */
const TEXTS = [
  '',
  ' ',
  'a\0b',
  '\0',
  '\ud800',
  'x\udc00y',
  '\u202eevil\u202c',
  COMBINING,
  '\ufeffx',
  '\u{1F468}\u200d\u{1F469}\u200d\u{1F467}',
  '\u2028\u2029',
  '\uffff\ufffe',
  'ﬃ',
  'İ',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
  "'; drop table person; --",
  '%s%n%d',
  '%',
  '%00',
  '\\',
  '../../../etc/passwd',
  '<script>alert(1)</script>',
  // An expression of template engines.
  '${7*7}{{7*7}}',
  'a\r\nset-cookie: a=b',
  '00000000-0000-0000-0000-000000000000',
  '6f9619ff-8b86-d011-b42d-00c04fc964ff',
  'NaN',
  'Infinity',
  '-1',
  '1e309',
  '0x10',
  '9223372036854775808',
  '2026-13-45',
  '0001-01-01',
  '+275760-09-13T00:00:00.001Z',
  'true',
  'null',
  'undefined',
  '[object Object]',
  'javascript:alert(1)',
  'https://a;report-uri',
  'https://*',
  'http://[::1]/',
  'http://169.254.169.254/latest',
  '//evil.test',
  'user@example.test',
  'USER@EXAMPLE.TEST ',
  'é@example.test',
  'l1-someone-elses-invoice',
  'a-password-of-the-fuzz-1',
] as const;

export const NUMBERS = [
  '0',
  '-0',
  '-1',
  '1',
  '2',
  '0.5',
  '2147483647',
  '2147483648',
  '-2147483649',
  '9007199254740991',
  '-9007199254740991',
  '9007199254740993',
  '9223372036854775808',
  '1e21',
  '1e308',
  '1e999',
  '1e-999',
  '9'.repeat(400),
] as const;

export const POLLUTED_KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'then',
  'toJSON',
  'length',
  '',
  '0',
  'a\0b',
  '\ud800',
  'a.b',
  '$where',
] as const;

/** Any text. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 10, arbitrary: fc.constantFrom(...TEXTS) },

  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  // Lone surrogates included.
  {
    weight: 2,
    arbitrary: fc
      .array(fc.integer({ min: 0, max: 0xff_ff }), { maxLength: 20 })
      .map((units) => String.fromCharCode(...units)),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom('a', '\u0301', '\u{1F600}', '%', '<'), fc.constantFrom(...LONG))
      .map(([character, times]) => character.repeat(times / character.length)),
  },
);

/** A text that no database stores: where most programs fail. */
export const unstorableText: fc.Arbitrary<string> = fc
  .constantFrom('a\0b', 'x\ud800', '\udc00y')
  .map((text) => JSON.stringify(text));

const pollutedKey = fc.constantFrom(...POLLUTED_KEYS);
const jsonText = hostileText.map((text) => JSON.stringify(text));
const jsonScalar = fc.oneof(
  { weight: 4, arbitrary: jsonText },
  { weight: 3, arbitrary: fc.constantFrom(...NUMBERS) },
  { weight: 2, arbitrary: fc.constantFrom('null', 'true', 'false', '{}', '[]', '""') },
);

/** Arrays and objects around it: deep, wide, or with a key given twice. */
const jsonNested = fc.oneof(
  fc.array(jsonScalar, { maxLength: 6 }).map((items) => `[${items.join(',')}]`),
  fc
    .array(fc.tuple(pollutedKey, jsonScalar), { maxLength: 6 })
    .map((pairs) => `{${pairs.map(([key, value]) => `${JSON.stringify(key)}:${value}`).join(',')}}`),
  fc
    .tuple(jsonScalar, fc.constantFrom(3, 100, 5_000))
    .map(([value, depth]) => `${'['.repeat(depth)}${value}${']'.repeat(depth)}`),
  fc
    .tuple(jsonScalar, fc.constantFrom(3, 100, 3_000))
    .map(([value, depth]) => `${'{"a":'.repeat(depth)}${value}${'}'.repeat(depth)}`),
  fc.constantFrom(1_000, 10_000).map((length) => `[${Array.from({ length }, () => '0').join(',')}]`),
);

/** Any JSON value, as text. */
export const hostileJson: fc.Arbitrary<string> = fc.oneof(
  { weight: 5, arbitrary: jsonScalar },
  { weight: 1, arbitrary: jsonNested },
);

/** Fields that no contract names; a name may already be there. */
export const extraFields: fc.Arbitrary<[string, string][]> = fc.oneof(
  { weight: 5, arbitrary: fc.constant<[string, string][]>([]) },
  {
    weight: 1,
    arbitrary: fc.array(fc.tuple(pollutedKey as fc.Arbitrary<string>, hostileJson), {
      minLength: 1,
      maxLength: 3,
    }),
  },
);
