import { REMOVED_TEXT, type ReplayLine } from '@drawbridge/contracts/practice';

/** Who must not be recognized in a text. */
export interface Identity {
  /** The names of the account, and those that platforms give to learners who are linked with it. */
  names: readonly PersonName[];
  emails: readonly string[];
}

export interface PersonName {
  firstName: string;
  lastName: string;
}

export interface RedactOptions {
  /** Texts that must not be seen, such as passwords and flags. */
  secrets: readonly string[];
  identity: Identity;
}

/** Shorter ones occur by chance. */
const SHORTEST_SECRET = 4;
const SHORTEST_NAME = 3;

/** Fields whose value is a secret, in forms, JSON, headers and code. Bounded, or hostile text would take long. */
const SECRET_FIELD = String.raw`[\w.-]{0,30}(?:passw(?:or)?d|passwd|pwd|passphrase|secret|token|api[_-]?key|apikey|session(?:[_-]?id)?|sessid|\bsid|csrf|otp|authorization|credential)[\w.-]{0,30}`;
const HEADER =
  /^([ \t>]*(?:proxy-)?(?:authorization|cookie|set-cookie|x-[\w-]{0,30}(?:key|token|auth|session)[\w-]{0,30})[ \t]*:[ \t]*)(.+)$/gim;
const FORM_FIELD = new RegExp(String.raw`((?:^|[?&;\s"'])${SECRET_FIELD}=)([^&;\s"'<>]+)`, 'gi');
const QUOTED_FIELD = new RegExp(
  String.raw`(["'\x60]?${SECRET_FIELD}["'\x60]?\s*[:=]\s*)(["'\x60])((?:(?!\2)[^\\\n]|\\.)+)\2`,
  'gi',
);
/** What a person types to attack a field is no password: without it an attack could not be understood. */
const ATTACK = /^\s|\s$|['"`<>;${}]|--|%27|%22|%3c|%3b|\|\||&&|^(?:or|and|union|like)$/i;

const PATTERNS: readonly RegExp[] = [
  /flag(?:\{|%7b)[^}\s%]*(?:\}|%7d)?/gi,
  /-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z ]*PRIVATE KEY-----|$)/g,
  /\bey[JI][\w-]{5,}\.[\w-]+(?:\.[\w-]*)?/g,
  /\b(?:bearer|basic)[ \t]+[\w.~+/=-]{6,}/gi,
  /\b(?:pbkdf2|scrypt|bcrypt|argon2)[\w-]*\$[^\s"'<>]+/gi,
  /\$(?:2[aby]|argon2\w*|scrypt|pbkdf2)[\w$,=.+/-]{10,}/g,
  /\b(?:AKIA|ASIA)[A-Z0-9]{12,}\b/g,
  /\b(?:gh[pousr]_|glpat-|xox[abprs]-|sk_(?:live|test)_)[\w-]{8,}/g,
  // Session ids, hashes and keys as hexadecimal text.
  /(?<![\w-])[0-9a-f]{32,}(?![\w-])/gi,
];

/** Addresses under names that are reserved for examples are those of the lab's invented people (RFC 2606, 6761). */
const EMAIL = /[\w.+-]{1,64}(?:@|%40)((?:[\w-]{1,63}\.){1,8}[a-z]{2,})/gi;
const RESERVED = /(?:^|\.)(?:test|example|invalid|localhost)$|(?:^|\.)example\.(?:com|net|org)$/i;

const escapeForPattern = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, String.raw`\$&`);

/** A secret as it is written, and as it is encoded on the way. */
function toForms(secret: string): string[] {
  const bytes = Buffer.from(secret);
  const encoded = encodeURIComponent(secret);
  const base64 = bytes.toString('base64');
  return [
    secret,
    encoded,
    encoded.replaceAll('%20', '+'),
    encoded.toLowerCase(),
    JSON.stringify(secret).slice(1, -1),
    secret
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('"', '&quot;')
      .replaceAll("'", '&#39;'),
    base64,
    base64.replaceAll('=', ''),
    bytes.toString('base64url'),
    bytes.toString('hex'),
  ];
}

function findFieldValues(text: string): string[] {
  const found = [
    ...[...text.matchAll(FORM_FIELD)].map(([, , value = '']) => unescape(value)),
    ...[...text.matchAll(QUOTED_FIELD)].map(([, , , value = '']) => value),
  ];
  return found.filter((value) => !ATTACK.test(value) && value !== REMOVED_TEXT);
}

function unescape(value: string): string {
  try {
    return decodeURIComponent(value.replaceAll('+', ' '));
  } catch {
    return value;
  }
}

const SENT_TOKEN = /\b(?:bearer|basic)[ \t]+([\w.~+/=-]{6,})/gi;
const COOKIE_LINE = /^[ \t>]*(?:set-)?cookie[ \t]*:(.+)$/gim;
/** Shorter values of cookies are settings. */
const SHORTEST_COOKIE = 8;

/** Values of bearer tokens and cookies that a text shows as those. */
function findTokens(text: string): string[] {
  const tokens = [...text.matchAll(SENT_TOKEN)].map(([, token = '']) => token);
  const cookies = [...text.matchAll(COOKIE_LINE)].flatMap(([, pairs = '']) =>
    pairs.split(';').map((pair) => pair.slice(pair.indexOf('=') + 1).trim()),
  );
  return [...tokens, ...cookies.filter((value) => value.length >= SHORTEST_COOKIE)];
}

/**
 * Secrets that a replay names itself: values of the password and token fields of its requests, bearer tokens, cookies.
 * They may occur again in statements, parameters and answers, without their name.
 */
export function findNamedSecrets(lines: readonly Pick<ReplayLine, 'url' | 'body' | 'response'>[]): string[] {
  return lines.flatMap(({ url, body, response }) => [
    ...findFieldValues(url),
    ...findFieldValues(body),
    ...[url, body, response].flatMap(findTokens),
  ]);
}

/** Gives the function that takes secrets and people out of a text. */
export function createRedact({ secrets, identity }: RedactOptions): (text: string) => string {
  const known = [...new Set([...secrets, ...identity.emails].flatMap(toForms))]
    .filter((text) => text.length >= SHORTEST_SECRET)
    .sort((left, right) => right.length - left.length);
  const names = [
    ...identity.names
      .filter(({ firstName, lastName }) => firstName !== '' && lastName !== '')
      .flatMap(({ firstName, lastName }) => [`${firstName} ${lastName}`, `${lastName}, ${firstName}`]),
    ...identity.names.flatMap(({ firstName, lastName }) => [firstName, lastName]),
  ].filter((name) => name.length >= SHORTEST_NAME);
  const namePattern =
    names.length === 0
      ? undefined
      : new RegExp(
          String.raw`(?<![\p{L}\p{N}_])(?:${names.map(escapeForPattern).join('|')})(?![\p{L}\p{N}_])`,
          'gu',
        );

  return (text) => {
    let clean = text;
    for (const secret of known) clean = clean.replaceAll(secret, REMOVED_TEXT);
    clean = clean
      .replaceAll(HEADER, `$1${REMOVED_TEXT}`)
      .replaceAll(QUOTED_FIELD, (whole, field: string, quote: string, value: string) =>
        ATTACK.test(value) ? whole : `${field}${quote}${REMOVED_TEXT}${quote}`,
      )
      .replaceAll(FORM_FIELD, (whole, field: string, value: string) =>
        ATTACK.test(unescape(value)) ? whole : `${field}${REMOVED_TEXT}`,
      );
    for (const pattern of PATTERNS) clean = clean.replaceAll(pattern, REMOVED_TEXT);
    clean = clean.replaceAll(EMAIL, (whole, host: string) => (RESERVED.test(host) ? whole : REMOVED_TEXT));
    return namePattern === undefined ? clean : clean.replaceAll(namePattern, REMOVED_TEXT);
  };
}

/** Every text of a value redacted; its keys are those of a contract. */
export function redactTexts<T>(value: T, redact: (text: string) => string): T;
export function redactTexts(value: unknown, redact: (text: string) => string): unknown {
  if (typeof value === 'string') return redact(value);
  if (Array.isArray(value)) return value.map((item: unknown) => redactTexts(item, redact));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, redactTexts(item, redact)]));
}
