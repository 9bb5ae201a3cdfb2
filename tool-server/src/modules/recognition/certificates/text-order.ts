import createBidi, { type Bidi, type EmbeddingLevels } from 'bidi-js';

/**
 * The Unicode bidirectional algorithm. The package's types are those of an ES module, and Node loads a CommonJS one.
 * @see https://www.unicode.org/reports/tr9/
 */
const bidi = (createBidi as unknown as () => Bidi)();

/** Of what has letters of a script that is written so; digits and points are written from left to right. */
export const isRightToLeft = (text: string) =>
  Array.from(text, (letter) => bidi.getBidiCharTypeName(letter)).some(
    (type) => type === 'R' || type === 'AL',
  );

/** The first letter with a direction decides the direction of the whole text. */
export const findLevels = (text: string): EmbeddingLevels => bidi.getEmbeddingLevels(text, 'auto');

/** Positions of the letters from `start` to before `end`, in their order on a line from left to right. */
export const orderLine = (text: string, levels: EmbeddingLevels, start: number, end: number): number[] =>
  bidi.getReorderedIndices(text, levels, start, end - 1).slice(start, end);

const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * A text in its visual order, for a font that draws from left to right. Characters without a direction, such as
 * brackets, are mirrored between right-to-left letters.
 */
export function toVisual(text: string): string {
  return Array.from(clusters.segment(text), ({ segment }) => bidi.getMirroredCharacter(segment) ?? segment)
    .reverse()
    .join('');
}
