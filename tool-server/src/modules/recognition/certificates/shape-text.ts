import type { Font } from 'fontkit';
import type { Font as Shaper } from 'harfbuzzjs';
import { isRightToLeft } from './text-order.ts';

/** Units of the font; glyphs from left to right. pdfkit reads no more of a glyph, and scales the positions in place. */
export interface ShapedText {
  glyphs: { id: number; codePoints: number[]; advanceWidth: number }[];
  positions: { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }[];
  readonly advanceWidth: number;
}

/** Word joiner: nothing that is seen, for glyphs without letters of their own. */
const NOTHING = [0x2060];

/** The letters of each glyph, for readers that do not know the text of the line. */
function toLetters(text: string, clusters: readonly number[]): number[][] {
  const starts = [...new Set(clusters)].sort((a, b) => a - b);
  return clusters.map((start, nth) => {
    // Of several glyphs for the same letters the first has them all.
    if (clusters.indexOf(start) !== nth) return NOTHING;
    const end = starts[starts.indexOf(start) + 1];
    return Array.from(text.slice(start, end), (letter) => letter.codePointAt(0) ?? 0);
  });
}

/**
 * Lays out a text by HarfBuzz. fontkit leaves out steps that Khmer, Myanmar, Thai and others need, and throws for common
 * names in Gurmukhi, Malayalam and Telugu.
 */
export async function createLayout(font: Font, bytes: Buffer): Promise<(text: string) => ShapedText> {
  const {
    Blob,
    Buffer: Letters,
    ClusterLevel,
    Direction,
    Face,
    Font: HarfBuzzFont,
    shape,
  } = await import('harfbuzzjs');
  const shaper: Shaper = new HarfBuzzFont(new Face(new Blob(bytes)));
  return (text) => {
    const letters = new Letters();
    letters.setClusterLevel(ClusterLevel.CHARACTERS);
    letters.addText(text);
    letters.setDirection(isRightToLeft(text) ? Direction.RTL : Direction.LTR);
    letters.guessSegmentProperties();
    shape(shaper, letters);
    const infos = letters.getGlyphInfos();
    const codePoints = toLetters(
      text,
      infos.map(({ cluster }) => cluster),
    );
    return {
      glyphs: infos.map(({ codepoint: id }, nth) => ({
        id,
        codePoints: codePoints[nth] ?? NOTHING,
        advanceWidth: font.getGlyph(id).advanceWidth,
      })),
      positions: letters.getGlyphPositions(),
      get advanceWidth() {
        return this.positions.reduce((width, { xAdvance }) => width + xAdvance, 0);
      },
    };
  };
}
