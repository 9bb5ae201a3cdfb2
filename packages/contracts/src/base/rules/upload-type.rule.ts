/**
 * File types accepted for a write-up, with their file extensions. The first extension is appended to a file name that
 * has none of them.
 * @see NAV-26
 */
export const UPLOAD_TYPES = {
  'application/pdf': { name: 'PDF', endings: ['pdf'] },
  'text/markdown': { name: 'Markdown', endings: ['md', 'markdown'] },
  'text/plain': { name: 'Text', endings: ['txt'] },
  'image/png': { name: 'PNG', endings: ['png'] },
  'image/jpeg': { name: 'JPEG', endings: ['jpg', 'jpeg'] },
} as const;
export type UploadType = keyof typeof UPLOAD_TYPES;

const toBytes = (text: string) => Array.from(text, (character) => character.charCodeAt(0));
const startsWith = (bytes: Uint8Array, start: readonly number[], at = 0) =>
  start.every((byte, index) => bytes[at + index] === byte);

/** The file extension in lower case, without the dot; empty if there is none. */
export const toEnding = (name: string): string => /\.([a-z0-9]{1,16})$/.exec(name.toLowerCase())?.[1] ?? '';

/** Tab, line feed, form feed, carriage return. */
const CONTROLS_IN_TEXT = [0x09, 0x0a, 0x0c, 0x0d];

/** Smallest and largest second byte after first bytes that restrict it: rules out overlong forms and surrogates. */
const SECOND: Readonly<Record<number, readonly [number, number]>> = {
  0xe0: [0xa0, 0xbf],
  0xed: [0x80, 0x9f],
  0xf0: [0x90, 0xbf],
  0xf4: [0x80, 0x8f],
};

/** Number of continuation bytes after the first byte of a UTF-8 sequence; undefined for an invalid first byte. */
function toFollowing(first: number): number | undefined {
  if (first < 0x80) return 0;
  if (first >= 0xc2 && first <= 0xdf) return 1;
  if (first >= 0xe0 && first <= 0xef) return 2;
  return first >= 0xf0 && first <= 0xf4 ? 3 : undefined;
}

/** UTF-8 without control characters. */
function isText(bytes: Uint8Array): boolean {
  for (let at = 0; at < bytes.length; ) {
    const first = bytes[at] ?? 0;
    const following = toFollowing(first);
    if (following === undefined) return false;
    if ((first < 0x20 && !CONTROLS_IN_TEXT.includes(first)) || first === 0x7f) return false;
    const [low, high] = SECOND[first] ?? [0x80, 0xbf];
    for (let nth = 1; nth <= following; nth += 1) {
      const byte = bytes[at + nth] ?? 0;
      const [from, to] = nth === 1 ? [low, high] : [0x80, 0xbf];
      if (byte < from || byte > to) return false;
    }
    at += following + 1;
  }
  return true;
}

const MARKUP = /^\s*<(?:!doctype|html|head|body|script|svg|\?xml)/i;
const MARKUP_BYTES = 512;

/** True for HTML, SVG, or text that a browser could take for markup. */
function isMarkup(bytes: Uint8Array): boolean {
  const from = startsWith(bytes, [0xef, 0xbb, 0xbf]) ? 3 : 0;
  return MARKUP.test(String.fromCharCode(...bytes.subarray(from, from + MARKUP_BYTES)));
}

/**
 * Type of a file by its content. The name only tells Markdown from plain text, which the content cannot. Undefined for
 * any other type.
 */
export function toUploadType(bytes: Uint8Array, name: string): UploadType | undefined {
  if (startsWith(bytes, toBytes('%PDF-'))) return 'application/pdf';
  if (startsWith(bytes, [0x89, ...toBytes('PNG\r\n'), 0x1a, 0x0a]) && startsWith(bytes, toBytes('IHDR'), 12))
    return 'image/png';
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'image/jpeg';
  if (bytes.length === 0 || !isText(bytes) || isMarkup(bytes)) return undefined;
  const isMarkdown = UPLOAD_TYPES['text/markdown'].endings.some((ending) => ending === toEnding(name));
  return isMarkdown ? 'text/markdown' : 'text/plain';
}
