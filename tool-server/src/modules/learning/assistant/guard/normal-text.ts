import { toLatin } from '../../../../platform/text/look-alikes.ts';

/** Letters and digits alone, as they look: spaces, quotes and signs between them change nothing. */
export const toNormal = (text: string): string =>
  toLatin(text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

const BASE64_RUN = /[A-Za-z0-9+/_-]{16,}={0,2}/g;
const HEX_RUN = /(?:[0-9a-f]{2}[\s:]?){8,}/gi;

/** `102, 108, 97, 103` and `&#102;&#108;`: codes of letters, which a page or a program puts together. */
const DECIMAL_RUN =
  /(?:&#)?\b(?:3[2-9]|[4-9]\d|1[01]\d|12[0-6])\b(?:[\s,;+&#]{1,4}(?:3[2-9]|[4-9]\d|1[01]\d|12[0-6])\b){7,}/g;
/** `\x66`, `\u0066`, `0x66`, `&#x66;`, each on its own or in a list. */
const HEX_CODE = /(?:\\x|\\u\{?0{0,4}|0x|&#x0*)([2-7][0-9a-f])(?:[};]|\b)[\s,;+]{0,3}/gi;

const decodeDecimal = (text: string): string =>
  text.replaceAll(DECIMAL_RUN, (run) =>
    Array.from(run.matchAll(/\d+/g), ([code]) => String.fromCharCode(Number(code))).join(''),
  );

const decodeHexCodes = (text: string): string =>
  text.replaceAll(HEX_CODE, (_code, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));

function decodePercent(text: string): string {
  return text.replaceAll(/(?:%[0-9a-f]{2})+/gi, (run) =>
    Buffer.from(run.replaceAll('%', ''), 'hex').toString('utf8'),
  );
}

/**
 * A text as it is, and as whoever decodes it reads it: base64, hexadecimal, codes of letters,
 * percent-encoding, backwards, ROT13.
 */
export function toReadings(text: string): string[] {
  const rotated = text.replaceAll(/[a-z]/gi, (letter) => {
    const base = letter <= 'Z' ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base);
  });
  return [
    text,
    decodePercent(text),
    decodeDecimal(text),
    decodeHexCodes(text),
    text.split('').toReversed().join(''),
    rotated,
    ...[...text.matchAll(BASE64_RUN)].map(([run]) => Buffer.from(run, 'base64').toString('utf8')),
    // Base64 may be broken into lines.
    ...[...text.replaceAll(/[\r\n ]+/g, '').matchAll(BASE64_RUN)].map(([run]) =>
      Buffer.from(run, 'base64').toString('utf8'),
    ),
    ...[...text.matchAll(HEX_RUN)].map(([run]) =>
      Buffer.from(run.replaceAll(/[\s:]/g, ''), 'hex').toString('utf8'),
    ),
  ];
}
