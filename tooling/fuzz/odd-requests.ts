/** Methods, paths, queries, headers and networks that no browser of a learner would send. */
import fc from 'fast-check';

/** Segments and queries that no encoder would make. */
const ODD_PATHS = [
  '%',
  '%zz',
  '%00',
  '%c0%af',
  '%ed%a0%80',
  '..',
  '..%2f..%2fetc%2fpasswd',
  '%2e%2e/%2e%2e/',
  '//',
  ';a=b',
  '*',
  '%5c',
  '%25',
  '__proto__',
  'constructor',
  'x'.repeat(6_000),
] as const;
const ODD_QUERIES = [
  '',
  'a',
  '=',
  '&&&',
  'a=%',
  'a=%ff%fe',
  'a=1&a=2',
  'a[]=1&a[]=2',
  'a[b]=1',
  '__proto__[x]=1',
  'constructor.prototype.x=1',
  '__proto__=1',
  Array.from({ length: 500 }, (_, number) => `p${number}=1`).join('&'),
  `a=${'x'.repeat(6_000)}`,
  'a=\u0131'.replace('\u0131', '%c4%b1'),
] as const;

/** Values of headers that Node sends: printable Latin-1. */
const ODD_HEADERS: readonly (readonly [string, string])[] = [
  ['accept-encoding', 'br;q=nonsense, *;q=0'],
  ['accept-encoding', 'x'.repeat(2_000)],
  ['accept', ',,,;;;'],
  ['accept-language', 'x'.repeat(2_000)],
  ['cookie', 'a; =; =b; a=%; a=%ff; theme=%00; __Host-theme="; lti_x='],
  ['cookie', `lti=${'x'.repeat(4_000)}`],
  ['cookie', '__proto__=1; constructor=2; drawbridge_theme=\xff'],
  ['user-agent', '\xff\xfe\x80'],
  ['user-agent', 'x'.repeat(4_000)],
  ['user-agent', ''],
  ['x-forwarded-for', 'nonsense, , ::::, 1.2.3.4.5'],
  ['x-forwarded-for', `${'1.1.1.1,'.repeat(300)}2.2.2.2`],
  ['x-forwarded-host', 'evil.test'],
  ['x-forwarded-proto', 'javascript'],
  ['x-http-method-override', 'DELETE'],
  ['range', 'bytes=0-,5-,-1'],
  ['if-modified-since', 'never'],
  ['if-none-match', '*'],
  ['origin', 'null'],
  ['origin', 'https://evil.test'],
  ['referer', 'javascript:alert(1)'],
  ['expect', '100-continue'],
  ['host', 'evil.test:99999'],
  ['host', '[::1'],
  ['host', ''],
  ['authorization', 'Bearer'],
  ['authorization', 'Bearer  '],
  ['authorization', 'Basic YTpi'],
  ['authorization', 'x'.repeat(5_000)],
  ['authorization', 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.'],
  ['authorization', 'LTIK-AUTH-V1 Token=eyJhbGciOiJub25lIn0.e30., Additional=Bearer x'],
  ['authorization', '\xff'],
  ['authorization', 'Bearer guest.'],
  ['authorization', '..'],
  ['transfer-encoding', 'chunked'],
];

/** One or two of them. */
export const oddHeaders: fc.Arbitrary<Record<string, string>> = fc
  .array(fc.constantFrom(...ODD_HEADERS), { minLength: 1, maxLength: 2 })
  .map((pairs) => Object.fromEntries(pairs));
/** Headers of a request: mostly none, sometimes one or two odd ones. */
export const headers: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 5, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: oddHeaders },
);
/** Each from another network, so that limits by address do not keep requests from what is behind them. */
export const network = fc
  .nat({ max: 0xff_ff_ff })
  .map((number) => `10.${[16, 8, 0].map((bits) => (number >> bits) & 0xff).join('.')}`);
export const oddMethod = fc.oneof(
  { weight: 30, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: fc.constantFrom('HEAD', 'OPTIONS', 'PATCH', 'TRACE', 'DELETE', 'PUT', 'PROPFIND') },
);
export const oddPath = fc.oneof(
  { weight: 15, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: fc.constantFrom(...ODD_PATHS) },
);
export const oddQuery = fc.oneof(
  { weight: 10, arbitrary: fc.constant(undefined) },
  { weight: 1, arbitrary: fc.constantFrom(...ODD_QUERIES) },
);
