import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readVariant, type VariantHome } from '../grade/traps.ts';

const toPaths = (dir: string, home: VariantHome, id: string) => ({
  patch: join(dir, home, `${id}.patch`),
  folder: join(dir, home, id),
});

/**
 * Writes the files of a trap or an honest fix into `<home>/<id>/` for editing, and removes the patch. Returns the
 * folder.
 */
export function unpackVariant(dir: string, home: VariantHome, id: string): string {
  const { patch, folder } = toPaths(dir, home, id);
  if (existsSync(folder)) throw new Error(`${folder} already exists`);
  for (const { path, text } of readVariant(dir, home, id).files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  rmSync(patch);
  return folder;
}

/** Makes `<home>/<id>.patch` of the folder `<home>/<id>/`, and removes the folder. Returns the patch's path. */
export function packVariant(dir: string, home: VariantHome, id: string): string {
  const { patch, folder } = toPaths(dir, home, id);
  if (!existsSync(folder)) throw new Error(`${folder} does not exist`);
  const { patch: text } = readVariant(dir, home, id);
  if (text === '') throw new Error(`${folder} is the same as the solution`);
  writeFileSync(patch, text);
  rmSync(folder, { recursive: true });
  return patch;
}

export const unpackTrap = (dir: string, id: string): string => unpackVariant(dir, 'traps', id);
export const packTrap = (dir: string, id: string): string => packVariant(dir, 'traps', id);
