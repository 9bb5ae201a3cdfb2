/** Longer values are cut; with the rest, a line of the log stays short. */
const MOST_CHARACTERS = 120;
const MOST_VALUES = 5;

/**
 * A value as it was sent, for comparing letter by letter: in quotes, cut where it is long. Whatever is not printable
 * ASCII is escaped, so that it can neither start a line of its own nor look like another letter.
 */
export function quote(value: unknown): string {
  if (value === undefined || value === null) return 'none';
  if (typeof value !== 'string') return `no text (${Array.isArray(value) ? 'a list' : typeof value})`;
  const isLong = value.length > MOST_CHARACTERS;
  const text = JSON.stringify(isLong ? value.slice(0, MOST_CHARACTERS) : value).replaceAll(
    /[^\x20-\x7e]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return isLong ? `${text}… (${value.length} characters)` : text;
}

export function quoteAll(values: Iterable<unknown>): string {
  const all = [...values];
  const quoted = all.slice(0, MOST_VALUES).map(quote);
  if (all.length > MOST_VALUES) quoted.push(`${all.length - MOST_VALUES} more`);
  return quoted.length === 0 ? 'none' : quoted.join(', ');
}

/** Returns the origin of an address. A path or a query may contain a secret of the sender. */
export const quoteOrigin = (address: unknown): string =>
  typeof address === 'string' && URL.canParse(address) ? quote(new URL(address).origin) : 'no web address';

/** `issuer "https://lms.example/", registered: "https://lms.example"` */
export const compare = (name: string, sent: unknown, registered: unknown): string =>
  `${name} ${Array.isArray(sent) ? quoteAll(sent) : quote(sent)}, registered: ${quote(registered)}`;
