import { CONTROL_SET, percentDecode, percentEncode } from './percent.ts';
import { toPunycode } from './punycode.ts';

const FORBIDDEN_IN_HOST = /[\0\t\n\r #/:<>?@[\\\]^|]/;
const FORBIDDEN_IN_DOMAIN = /[\0-\u0020#%/:<>?@[\\\]^|\u007f]/;
/** Controls, private use, and what was not UTF-8. */
const FORBIDDEN_IN_NAME = /[\p{Cc}\p{Co}\ufffd]/u;

/** The host of an address as it is written, null where it is not one. `special`: of http and its like, where it is a name. */
export function parseHost(text: string, special: boolean): string | null {
  if (text.startsWith('[')) {
    const pieces = text.endsWith(']') ? parseIpv6(text.slice(1, -1)) : null;
    return pieces === null ? null : `[${toIpv6(pieces)}]`;
  }
  if (!special) return FORBIDDEN_IN_HOST.test(text) ? null : percentEncode(text, CONTROL_SET);
  const name = percentDecode(text);
  const domain = FORBIDDEN_IN_NAME.test(name) ? '' : toAscii(name);
  if (domain === '' || FORBIDDEN_IN_DOMAIN.test(domain)) return null;
  return endsInNumber(domain) ? parseIpv4(domain) : domain;
}

/** Letters fold as UTS 46 has it for the letters of living languages. It has no list of code points. */
function toAscii(domain: string): string {
  if (/^[\0-\u007f]*$/.test(domain)) return domain.toLowerCase();
  const folded = domain
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFC')
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, '');
  return folded
    .split(/[.\u3002]/)
    .map((label) => (/^[\0-\u007f]*$/.test(label) ? label : `xn--${toPunycode(label)}`))
    .join('.');
}

function endsInNumber(domain: string): boolean {
  const parts = domain.split('.');
  if (parts.at(-1) === '' && parts.length > 1) parts.pop();
  const last = parts.at(-1) ?? '';
  return /^\d+$/.test(last) || toNumber(last) !== null;
}

/** A part of an IPv4 address: decimal, octal or hexadecimal. */
function toNumber(part: string): number | null {
  if (/^0x[\da-f]*$/i.test(part)) return part.length === 2 ? 0 : Number.parseInt(part.slice(2), 16);
  if (/^0[0-7]+$/.test(part)) return Number.parseInt(part, 8);
  return /^\d+$/.test(part) && !/^0\d/.test(part) ? Number(part) : null;
}

function parseIpv4(domain: string): string | null {
  const parts = domain.split('.');
  if (parts.at(-1) === '' && parts.length > 1) parts.pop();
  const numbers = parts.map(toNumber);
  if (numbers.length > 4) return null;
  let value = 0;
  for (const [index, number] of numbers.entries()) {
    const isLast = index === numbers.length - 1;
    if (number === null || number >= (isLast ? 256 ** (5 - numbers.length) : 256)) return null;
    value += isLast ? number : number * 256 ** (3 - index);
  }
  return [24, 16, 8, 0].map((bits) => Math.floor(value / 2 ** bits) % 256).join('.');
}

const IPV4_PART = /^(?:0|[1-9]\d{0,2})$/;

/** Two pieces of an IPv4 address in decimal, at the end of an IPv6 one. */
function toPieces(text: string): number[] | null {
  const parts = text.split('.');
  if (parts.length !== 4 || !parts.every((part) => IPV4_PART.test(part) && Number(part) < 256)) return null;
  const [a = 0, b = 0, c = 0, d = 0] = parts.map(Number);
  return [a * 256 + b, c * 256 + d];
}

function toGroups(text: string, isEnd: boolean): number[] | null {
  if (text === '') return [];
  const groups: number[] = [];
  const parts = text.split(':');
  for (const [index, part] of parts.entries()) {
    const isLast = isEnd && index === parts.length - 1;
    const found =
      isLast && part.includes('.')
        ? toPieces(part)
        : /^[\da-f]{1,4}$/i.test(part)
          ? [Number.parseInt(part, 16)]
          : null;
    if (found === null) return null;
    groups.push(...found);
  }
  return groups;
}

function parseIpv6(text: string): number[] | null {
  const halves = text.split('::');
  if (halves.length > 2) return null;
  const [first = '', second] = halves;
  const left = toGroups(first, second === undefined);
  const right = second === undefined ? [] : toGroups(second, true);
  if (left === null || right === null) return null;
  const missing = 8 - left.length - right.length;
  if (second === undefined ? missing !== 0 : missing < 1) return null;
  return [...left, ...Array.from({ length: missing }, () => 0), ...right];
}

/** The longest run of zeros, of two or more, is left out. */
function toIpv6(pieces: readonly number[]): string {
  let [from, length] = [-1, 1];
  for (let at = 0; at < 8; at += 1) {
    let end = at;
    while (end < 8 && pieces[end] === 0) end += 1;
    if (end - at > length) [from, length] = [at, end - at];
  }
  const hex = (list: readonly number[]) => list.map((piece) => piece.toString(16)).join(':');
  return from < 0 ? hex(pieces) : `${hex(pieces.slice(0, from))}::${hex(pieces.slice(from + length))}`;
}
