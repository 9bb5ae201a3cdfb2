/** Letters and digits alone: spaces, quotes and signs between them change nothing. */
export const toNormal = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

const BASE64_RUN = /[A-Za-z0-9+/_-]{16,}={0,2}/g;
const HEX_RUN = /(?:[0-9a-f]{2}[\s:]?){8,}/gi;

function decodePercent(text: string): string {
  return text.replaceAll(/(?:%[0-9a-f]{2})+/gi, (run) =>
    Buffer.from(run.replaceAll('%', ''), 'hex').toString('utf8'),
  );
}

/** A text as it is, and as whoever decodes it reads it: base64, hexadecimal, percent-encoding, backwards, ROT13. */
export function toReadings(text: string): string[] {
  const rotated = text.replaceAll(/[a-z]/gi, (letter) => {
    const base = letter <= 'Z' ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base);
  });
  return [
    text,
    decodePercent(text),
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
