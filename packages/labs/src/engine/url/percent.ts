import { toBytes } from '../wasm/text.ts';

/** The characters that a part of an address encodes, besides controls and everything beyond ASCII. */
export const FRAGMENT_SET = ' "<>`';
export const QUERY_SET = ' "#<>';
export const SPECIAL_QUERY_SET = `${QUERY_SET}'`;
export const PATH_SET = `${QUERY_SET}?^\`{}`;
export const USERINFO_SET = `${PATH_SET}/:;=@[\\]|`;
export const CONTROL_SET = '';

const toHex = (byte: number) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;

/** Encodes as UTF-8 what is in the set. The text is well-formed. */
export function percentEncode(text: string, set: string): string {
  return Array.from(text, (char) =>
    char > '\u001f' && char < '\u007f' && !set.includes(char)
      ? char
      : Array.from(toBytes(char), toHex).join(''),
  ).join('');
}

const decoder = new TextDecoder();

/** Bytes that are not UTF-8 become U+FFFD; a `%` that begins no byte stays. */
export function percentDecode(text: string): string {
  if (!text.includes('%')) return text;
  const bytes: number[] = [];
  for (let at = 0; at < text.length; ) {
    const found = /^%([\da-f]{2})/i.exec(text.slice(at, at + 3));
    if (found?.[1] !== undefined) {
      bytes.push(Number.parseInt(found[1], 16));
      at += 3;
      continue;
    }
    const char = String.fromCodePoint(text.codePointAt(at) ?? 0);
    bytes.push(...toBytes(char));
    at += char.length;
  }
  return decoder.decode(Uint8Array.from(bytes));
}
