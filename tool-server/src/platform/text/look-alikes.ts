import unhomoglyph from 'unhomoglyph';

/** Small capitals, which Unicode's table leaves as they are. */
const SMALL_CAPITALS: Readonly<Record<string, string>> = {
  ᴀ: 'a',
  ʙ: 'b',
  ᴅ: 'd',
  ᴇ: 'e',
  ꜰ: 'f',
  ɢ: 'g',
  ʜ: 'h',
  ᴊ: 'j',
  ᴋ: 'k',
  ĸ: 'k',
  ʟ: 'l',
  ᴍ: 'm',
  ʍ: 'm',
  ɴ: 'n',
  ᴘ: 'p',
  ʀ: 'r',
  ꜱ: 's',
  ᴛ: 't',
  ᴜ: 'u',
  ʏ: 'y',
  ᴢ: 'z',
};

const known = new Map<string, string>();

function toLatinLetter(letter: string): string {
  let latin = known.get(letter);
  if (latin === undefined) {
    const alike = unhomoglyph(letter).normalize('NFKD').replaceAll(/\p{M}/gu, '');
    latin = SMALL_CAPITALS[alike] ?? alike;
    // Only letters that occur: there are not many.
    if (known.size < 10_000) known.set(letter, latin);
  }
  return latin;
}

/**
 * A text in the Latin letters that it looks like: full width, mathematical, Cyrillic, Greek and other look-alikes; without
 * accents and what is not seen. ASCII stays as it is.
 * @see UTS 39, section 4
 */
export function toLatin(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replaceAll(/[^\p{ASCII}]/gu, toLatinLetter);
}

/** Lower case, and one letter for the ASCII ones that are read as each other in some font: `1`, `I`, `|` and `l`, `0` and `O`. */
export const foldAlike = (latin: string): string =>
  latin
    .replaceAll(/[1I|]/g, 'l')
    .toLowerCase()
    .replaceAll(/[i!]/g, 'l')
    .replaceAll('0', 'o')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');

/** Two texts with the same skeleton are read as the same words. To compare, never to show or store. @see UTS 39, section 4 */
export const toSkeleton = (text: string): string => foldAlike(toLatin(text));
