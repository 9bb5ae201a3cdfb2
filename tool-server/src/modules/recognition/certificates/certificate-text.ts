import type PDFDocument from 'pdfkit';
import type { Face } from './font-faces.ts';
import type { Weight } from './font-families.ts';
import { isRightToLeft } from './text-order.ts';
import { listParts } from './text-parts.ts';
import { loadText, type Text, type TextRun, toRuns } from './text-runs.ts';

export type Document = InstanceType<typeof PDFDocument>;

export interface TextStyle {
  /** Points. */
  size: number;
  weight?: Weight;
  color: string;
  /** Space between letters, points. */
  spacing?: number;
}

/** pdfkit takes a font that was read before, which its types do not say. */
const useFace = (doc: Document, { id, font }: Face) =>
  doc.registerFont(id, font as unknown as Buffer).font(id);

function measure(doc: Document, runs: readonly TextRun[], { size, spacing = 0 }: TextStyle): number {
  return runs.reduce(
    (width, { face, text }) =>
      width + useFace(doc, face).fontSize(size).widthOfString(text, { characterSpacing: spacing }),
    0,
  );
}

/** One line after another, each within the width where its parts allow it. */
function breakLines(doc: Document, text: Text, style: TextStyle, width: number) {
  const lines: { start: number; end: number }[] = [];
  for (const { start, end } of listParts(text.text)) {
    const line = lines.at(-1);
    if (line && measure(doc, toRuns(text, line.start, end), style) <= width) line.end = end;
    else lines.push({ start, end });
  }
  return lines;
}

/** The part of a text from `start` to before `end`, on one line. */
function drawPart(
  doc: Document,
  text: Text,
  { start, end }: { start: number; end: number },
  [x, y]: [number, number],
  { size, color, spacing = 0 }: TextStyle,
) {
  const runs = toRuns(text, start, end);
  // What is searched and copied is the text as it was written, in whatever order its glyphs stand.
  const isReordered = runs.some((run) => isRightToLeft(run.text) || run.face.isReordered(run.text));
  if (isReordered) doc.markContent('Span', { actual: text.text.slice(start, end) });
  let at = x;
  for (const { face, text: run } of runs) {
    useFace(doc, face).fontSize(size).fillColor(color);
    doc.text(run, at, y, { lineBreak: false, characterSpacing: spacing, baseline: 'alphabetic' });
    at += doc.widthOfString(run, { characterSpacing: spacing });
  }
  if (isReordered) doc.endMarkedContent();
}

/** A text whose words are replaced by a question mark, each where it has a letter without a font. */
async function loadWords(text: string, weight: Weight): Promise<Text | undefined> {
  const known = await loadText(text, weight);
  if (known) return known;
  const shown = await Promise.all(
    text.split(/\s+/).map(async (word) => ((await loadText(word, weight)) ? word : '?')),
  );
  return loadText(shown.join(' '), weight);
}

/** Draws text on one line, beginning at a place of the page. */
export async function drawLine(doc: Document, text: string, at: [number, number], style: TextStyle) {
  const loaded = await loadWords(text, style.weight ?? 'regular');
  if (loaded) drawPart(doc, loaded, { start: 0, end: loaded.text.length }, at, style);
}

export interface FittedStyle extends Omit<TextStyle, 'size'> {
  /** From the left, from the top: where its first line stands. */
  x: number;
  y: number;
  width: number;
  /** Points, the largest first. */
  sizes: readonly number[];
  /** Lines. */
  most: number;
}

/** A text in the largest of the sizes in which it takes so few lines; gives the baseline of its last line. */
export async function drawFitted(doc: Document, given: string, style: FittedStyle): Promise<number> {
  const { x, y, width, sizes, most, weight = 'regular' } = style;
  const text = await loadWords(given, weight);
  if (!text) return y;
  const fits = (size: number) => {
    const lines = breakLines(doc, text, { ...style, size }, width);
    return (
      lines.length <= most &&
      lines.every(({ start, end }) => measure(doc, toRuns(text, start, end), { ...style, size }) <= width)
    );
  };
  const size = sizes.find(fits) ?? sizes.at(-1) ?? 12;
  const height = size * Math.max(...text.faces.map(({ lineHeight }) => lineHeight));
  const lines = breakLines(doc, text, { ...style, size }, width);
  for (const [nth, line] of lines.entries())
    drawPart(doc, text, line, [x, y + nth * height], { ...style, size });
  return y + (lines.length - 1) * height;
}
