import type { EmbeddingLevels } from 'bidi-js';
import { findFaces } from './certificate-fonts.ts';
import type { Face } from './font-faces.ts';
import type { Weight } from './font-families.ts';
import { findLevels, isRightToLeft, orderLine, toVisual } from './text-order.ts';

/** A text whose letters all have a font. */
export interface Text {
  /** The text in composed letters, with single spaces. */
  text: string;
  /** The font of each UTF-16 unit. */
  faces: readonly Face[];
  order: EmbeddingLevels;
}

/** What one font draws at once. */
export interface TextRun {
  face: Face;
  text: string;
}

const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Joiners, marks of direction and others that are not seen: they stay with the font of what is before them. */
const UNSEEN = /\p{Default_Ignorable_Code_Point}/gu;

/** Undefined when a letter has no font, or when there is nothing to see. */
export async function loadText(given: string, weight: Weight): Promise<Text | undefined> {
  const text = given.normalize('NFC').replace(/\s+/g, ' ').trim();
  const parts = Array.from(clusters.segment(text), ({ segment }) => segment);
  const letters = parts.map((part) =>
    Array.from(part.replace(UNSEEN, ''), (letter) => letter.codePointAt(0) ?? 0),
  );
  const seen = letters.filter(({ length }) => length > 0);
  const found = seen.length > 0 ? await findFaces(text, seen, weight) : undefined;
  const [first] = found ?? [];
  if (!found || !first) return undefined;
  let [face, nth] = [first, 0];
  const faces = parts.flatMap((part, index) => {
    if (letters[index]?.length) face = found[nth++] ?? face;
    return Array.from({ length: part.length }, () => face);
  });
  return { text, faces, order: findLevels(text) };
}

/** The part from `start` to before `end` on one line, from left to right, in runs as long as one font draws. */
export function toRuns({ text, faces, order }: Text, start = 0, end = text.length): TextRun[] {
  const levels = order.levels;
  /** Where the run begins that each letter is in. */
  const begins = new Map<number, number>();
  const ends = new Map<number, number>();
  let begin = start;
  for (let at = start; at < end; at += 1) {
    if (faces[at] !== faces[begin] || levels[at] !== levels[begin]) begin = at;
    begins.set(at, begin);
    ends.set(begin, at + 1);
  }
  const shown = [...new Set(orderLine(text, order, start, end).map((at) => begins.get(at) ?? at))];
  return shown.flatMap((at) => {
    const face = faces[at];
    const part = text.slice(at, ends.get(at));
    const isTurned = (levels[at] ?? 0) % 2 === 1 && !isRightToLeft(part);
    return face ? [{ face, text: isTurned ? toVisual(part) : part }] : [];
  });
}
