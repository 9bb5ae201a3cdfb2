const PLAIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const ACCENTED = 'ÅƁÇÐÉƑĜĤÎĴĶĻḾÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļḿñöþǫŕšţûṽŵẋýž';
const LONGER_BY = 0.35;

/** The locale whose texts `toPseudo` generates. */
export const PSEUDO_LOCALE = 'en-XA';

/**
 * Readable English that shows what a translation would break: accented letters, a third longer, in brackets, so that
 * truncated, concatenated and untranslated texts stand out. Placeholders like `{name}` stay.
 */
export function toPseudo(english: string): string {
  const parts = english.split(/(\{\w+\})/);
  const accented = parts.map((part) => (part.startsWith('{') ? part : accent(part))).join('');
  const letters = english.replaceAll(/\{\w+\}/g, '').length;
  return `[${accented}${'~'.repeat(Math.ceil(letters * LONGER_BY))}]`;
}

const accent = (text: string) =>
  text.replaceAll(/[A-Za-z]/g, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter);
