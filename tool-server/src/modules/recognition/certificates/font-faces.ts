/// <reference path="./subset-font.d.ts" />
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { create, type Font } from 'fontkit';
import type { FontFile } from './font-families.ts';
import { createLayout } from './shape-text.ts';

/** A font that is open. */
export interface Face {
  id: string;
  font: Font;
  /** True where the glyphs of a text are not those of its letters, one by one, in their places. */
  isReordered(text: string): boolean;
  /** Of its size, for lines whose marks do not touch. */
  lineHeight: number;
}

/** All glyphs in a single weight, unpacked: fontkit would unpack a table anew for each glyph, and pdfkit embeds one weight. */
async function openFile({ path: file, wght }: FontFile): Promise<{ font: Font; bytes: Buffer }> {
  const { default: subsetFont } = await import('subset-font');
  const bytes = await subsetFont(await readFile(file), undefined, {
    keepAllGlyphs: true,
    targetFormat: 'truetype',
    ...(wght === undefined ? {} : { variationAxes: { wght } }),
  });
  const font = create(bytes);
  if (!('hasGlyphForCodePoint' in font)) throw new Error(`${file} holds several fonts`);
  return { font, bytes };
}

const toId = ({ path: file, wght }: FontFile) => `${path.basename(file)} ${wght ?? ''}`;

async function openInter(file: FontFile): Promise<Face> {
  const { font } = await openFile(file);
  return { id: toId(file), font, isReordered: () => false, lineHeight: 1.18 };
}

async function openNoto(file: FontFile): Promise<Face> {
  const { font, bytes } = await openFile(file);
  const layout = await createLayout(font, bytes);
  return {
    id: toId(file),
    font: Object.assign(font, { layout }),
    lineHeight: 1.5,
    isReordered(text) {
      const letters = Array.from(text, (letter) => font.glyphForCodePoint(letter.codePointAt(0) ?? 0).id);
      const { glyphs, positions } = layout(text);
      return (
        glyphs.length !== letters.length ||
        glyphs.some(({ id }, nth) => id !== letters[nth]) ||
        positions.some(({ xOffset, yOffset }) => xOffset !== 0 || yOffset !== 0)
      );
    },
  };
}

/** Opens a font once; the least recently used is forgotten where there are more than `most`. */
function createFaces(open: (file: FontFile) => Promise<Face>, most: number) {
  const faces = new Map<string, Promise<Face>>();
  return (file: FontFile): Promise<Face> => {
    const id = toId(file);
    let face = faces.get(id);
    if (!face) {
      face = open(file);
      // One that failed is opened again by the next who asks.
      face.catch(() => faces.delete(id));
    }
    faces.delete(id);
    faces.set(id, face);
    const [oldest] = faces.keys();
    if (faces.size > most && oldest !== undefined) faces.delete(oldest);
    return face;
  };
}

/** Inter has seven files of a weight, which all stay open. */
export const loadInter = createFaces(openInter, 14);

/** Each is 20 to 320 kB, twice: names of all scripts and the usual Chinese ones fit in. */
export const OPEN_FACES = 32;
export const loadNoto = createFaces(openNoto, OPEN_FACES);
