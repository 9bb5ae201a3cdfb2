/**
 * One message per rule, used by every form and again by the server. A rule returns its message for a bad value and
 * undefined for a good one.
 * @see VAL-1..VAL-21
 */
export type Rule<T = string> = (value: T) => string | undefined;

const EMAIL = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}$/;
const NAME = /^[\p{L}\p{N} ]*$/u;

export const MESSAGES = {
  required: 'Required field',
  requiredNotZero: 'This field is required.',
  date: 'Please provide a valid date',
  email: 'Please provide a valid email',
  url: 'Please provide a valid URL',
  https: 'Please provide a URL that begins with https://',
  origin: 'Please provide an origin: https:// and a host, without a path',
  noSpecialCharacters: 'Special characters are not allowed',
  selection: 'Please select an option',
  minNumber: (n: number) => `The minimum is ${n}`,
  maxNumber: (n: number) => `The maximum is ${n}`,
  minLength: (n: number) => `The minimum is ${n} characters`,
  maxLength: (n: number) => `The maximum is ${n} characters`,
  range: (a: number, b: number) => `Value must be between ${a} and ${b}`,
  equal: (x: string, y: string) => `${x} must be equal to ${y}`,
} as const;

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0);

export const required: Rule<unknown> = (value) => (isEmpty(value) ? MESSAGES.required : undefined);

export const requiredNotZero: Rule<unknown> = (value) =>
  isEmpty(value) || value === 0 || value === '0' ? MESSAGES.requiredNotZero : undefined;

/** Ignores surrounding spaces. @see VAL-2 */
export const email: Rule = (value) => (EMAIL.test(value.trim()) ? undefined : MESSAGES.email);

/** An address at a company with an identity provider, such as `o'brien@…` or `r&d@…`. @see VAL-1 */
export const workEmail: Rule = (value) =>
  /^[^\s@\p{C}]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}$/u.test(value.trim()) ? undefined : MESSAGES.email;

/**
 * Three parts (year, month, day) separated by `-` or `/`: the first above 0, the second at most 12, the third at most
 * 31, none zero. A day that does not exist in its month passes.
 * @see VAL-4, VAL-5, CX-25
 */
export const date: Rule = (value) => {
  const parts = /^(\d{1,4})[-/](\d{1,2})[-/](\d{1,2})$/.exec(value.trim());
  if (!parts) return MESSAGES.date;
  const [year = 0, month = 0, day = 0] = parts.slice(1).map(Number);
  return year > 0 && month >= 1 && month <= 12 && day >= 1 && day <= 31 ? undefined : MESSAGES.date;
};

/** Accepts only http and https. @see VAL-10 */
export const url: Rule = (value) =>
  /^https?:\/\/[^\s/?#@:]+(:\d{1,5})?([/?#]\S*)?$/i.test(value.trim()) ? undefined : MESSAGES.url;

const SERVICE = /^https?:\/\/[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?([/?][^\s#]*)?$/i;

/**
 * URL of another system: a plain host, no user, no fragment. Hosts may legally contain `;`, `,`, `'` and `*`, which
 * would change the meaning of a Content-Security-Policy; no policy can name an IPv6 literal.
 */
export const serviceUrl: Rule = (value) => (SERVICE.test(value) ? undefined : MESSAGES.url);

const ORIGIN = /^(https?):\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::([1-9]\d{0,4}))?$/;
const SCHEME_PORTS = { http: '80', https: '443' } as const;

/**
 * The origin of a page exactly as browsers write it: lower case, no path, no default port. It is compared with what
 * browsers send, so another spelling would never match.
 * @see EMB-6
 */
export const pageOrigin: Rule = (value) => {
  const [, scheme, port = ''] = ORIGIN.exec(value) ?? [];
  const isWritten = scheme !== undefined && port !== SCHEME_PORTS[scheme as 'http' | 'https'];
  return isWritten && Number(port) <= 65_535 ? undefined : MESSAGES.origin;
};

/** Counts code points, as a person counts characters, without surrounding spaces. */
function countCharacters(value: string): number {
  return Array.from(value.trim()).length;
}

export const minLength =
  (n: number): Rule =>
  (value) =>
    countCharacters(value) < n ? MESSAGES.minLength(n) : undefined;

export const maxLength =
  (n: number): Rule =>
  (value) =>
    countCharacters(value) > n ? MESSAGES.maxLength(n) : undefined;

export const minNumber =
  (n: number): Rule<number> =>
  (value) =>
    value >= n ? undefined : MESSAGES.minNumber(n);

export const maxNumber =
  (n: number): Rule<number> =>
  (value) =>
    value <= n ? undefined : MESSAGES.maxNumber(n);

/** Both ends are included. @see VAL-17 */
export const range =
  (a: number, b: number): Rule<number> =>
  (value) =>
    value >= a && value <= b ? undefined : MESSAGES.range(a, b);

export const equalTo =
  (x: string, y: string, other: () => string): Rule =>
  (value) =>
    value === other() ? undefined : MESSAGES.equal(x, y);

export const selection: Rule<unknown> = (value) => (isEmpty(value) ? MESSAGES.selection : undefined);

const noSpecialCharacters: Rule = (value) => (NAME.test(value) ? undefined : MESSAGES.noSpecialCharacters);

/** Returns the message of the first rule that fails. */
export function checkRules<T>(value: T, rules: readonly Rule<T>[]): string | undefined {
  for (const rule of rules) {
    const message = rule(value);
    if (message !== undefined) return message;
  }
  return undefined;
}

/** The name of a thing, not of a person. @see VAL-11, VAL-12 */
export const name: Rule = (value) => checkRules(value, [minLength(2), maxLength(50), noSpecialCharacters]);
