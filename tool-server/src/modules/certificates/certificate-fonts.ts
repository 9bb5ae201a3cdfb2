import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

/** Inter, in the files that the package has for each script; the first that has a letter draws it. */
const SCRIPTS = [
  'latin',
  'latin-ext',
  'greek',
  'greek-ext',
  'cyrillic',
  'cyrillic-ext',
  'vietnamese',
] as const;
const WEIGHTS = { regular: 400, strong: 600 } as const;
export type Weight = keyof typeof WEIGHTS;

const { resolve } = createRequire(import.meta.url);

const faces = new Map<string, Font>();

/** The font of a file, read once: reading takes longer than drawing with it. */
export function getFace(file: string): Font {
  const known = faces.get(file);
  if (known) return known;
  const font = create(readFileSync(file));
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${file} holds several fonts`);
  faces.set(file, font);
  return font;
}

export interface TextRun {
  file: string;
  text: string;
}

const files = new Map<Weight, readonly string[]>();

/** The files of a weight, in the order of the scripts; found once, since a text asks for each of its letters. */
function getFiles(weight: Weight): readonly string[] {
  let found = files.get(weight);
  if (!found) {
    found = SCRIPTS.map((script) =>
      resolve(`@fontsource/inter/files/inter-${script}-${WEIGHTS[weight]}-normal.woff`),
    );
    files.set(weight, found);
  }
  return found;
}

/**
 * A text in pieces that one file each can draw, or undefined when none has one of its letters. A letter and what is
 * put on it are drawn by the same file.
 */
export function splitByFont(text: string, weight: Weight): TextRun[] | undefined {
  const runs: TextRun[] = [];
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(
    text.normalize('NFC'),
  )) {
    const letters = Array.from(segment, (letter) => letter.codePointAt(0) ?? 0);
    const file = getFiles(weight).find((one) =>
      letters.every((letter) => getFace(one).hasGlyphForCodePoint(letter)),
    );
    if (file === undefined) return undefined;
    const last = runs.at(-1);
    if (last?.file === file) last.text += segment;
    else runs.push({ file, text: segment });
  }
  return runs;
}
