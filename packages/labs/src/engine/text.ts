/** True for the first half of a surrogate pair. */
const isHighHalf = (unit: number) => unit >= 0xd800 && unit <= 0xdbff;
const isLowHalf = (unit: number) => unit >= 0xdc00 && unit <= 0xdfff;

/** The first `max` UTF-16 units of a text, one less where the cut would fall into a surrogate pair. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  return text.slice(0, isHighHalf(text.charCodeAt(max - 1)) ? max - 1 : max);
}

/** The last `max` units of a text, without half a surrogate pair. */
export function cutTextStart(text: string, max: number): string {
  if (text.length <= max) return text;
  const from = text.length - max;
  return text.slice(isLowHalf(text.charCodeAt(from)) ? from + 1 : from);
}

/** A text of at most `max` units; an ellipsis, which counts, marks a truncated one. */
export function shortenText(text: string, max: number): string {
  return text.length <= max ? text : `${cutText(text, max - 1)}…`;
}

/** A text that every encoding and every database accepts: well-formed, and without NUL. Its length does not change. */
export function cleanText(text: string): string {
  return text.toWellFormed().replaceAll('\0', '\ufffd');
}

/** A value as JSON can hold it, with every text in it made clean, the keys of objects too. */
export function cleanTexts<T>(value: T): T;
export function cleanTexts(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map((item: unknown) => cleanTexts(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [cleanText(key), cleanTexts(item)]));
}
