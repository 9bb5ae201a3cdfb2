const PLAIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const ACCENTED = 'ÅƁÇÐÉƑĜĤÎĴĶĻḾÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçðéƒĝĥîĵķļḿñöþǫŕšţûṽŵẋýž';
const LONGER_BY = 0.35;

/** The locale whose texts are made by `toPseudo`. */
export const PSEUDO_LOCALE = 'en-XA';

/**
 * A text that is still readable English and shows what a translation would break: letters with accents, a third longer,
 * in brackets, so that cut, joined and untranslated texts are seen. Places like `{name}` stay.
 */
export function toPseudo(english: string): string {
  const parts = english.split(/(\{\w+\})/);
  const accented = parts.map((part) => (part.startsWith('{') ? part : accent(part))).join('');
  const letters = english.replaceAll(/\{\w+\}/g, '').length;
  return `[${accented}${'~'.repeat(Math.ceil(letters * LONGER_BY))}]`;
}

const accent = (text: string) =>
  text.replaceAll(/[A-Za-z]/g, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter);
