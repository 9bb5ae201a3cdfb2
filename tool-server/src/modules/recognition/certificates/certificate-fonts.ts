import { type Face, loadInter, loadNoto } from './font-faces.ts';
import { findFiles, INTER, listFamilies, type Weight } from './font-families.ts';

/** A letter with what is put on it, as code points: one font draws them. */
export type Cluster = readonly number[];

async function findFace(family: string, letters: Cluster, weight: Weight): Promise<Face | undefined> {
  for (const file of findFiles(family, letters, weight)) {
    const face = await (family === INTER ? loadInter : loadNoto)(file);
    if (letters.every((letter) => face.font.hasGlyphForCodePoint(letter))) return face;
  }
  return undefined;
}

const isComplete = (faces: (Face | undefined)[]): faces is Face[] => !faces.includes(undefined);

/**
 * A font for each letter of a text, or undefined when one of them has none. One family draws all that Inter lacks, where
 * there is such a family.
 */
export async function findFaces(
  text: string,
  clusters: readonly Cluster[],
  weight: Weight,
): Promise<Face[] | undefined> {
  const inter = await Promise.all(clusters.map((letters) => findFace(INTER, letters, weight)));
  let faces = inter;
  if (isComplete(faces)) return faces;
  for (const family of listFamilies(text)) {
    const found = await Promise.all(
      clusters.map(async (letters, nth) => inter[nth] ?? (await findFace(family, letters, weight))),
    );
    if (isComplete(found)) return found;
    faces = faces.map((face, nth) => face ?? found[nth]);
  }
  return isComplete(faces) ? faces : undefined;
}
