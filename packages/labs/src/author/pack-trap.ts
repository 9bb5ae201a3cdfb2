import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readTrap } from '../grade/traps.ts';

const anonymous = (id: string) => ({
  id,
  title: '',
  why: '',
  fails: [],
  shown: true,
  verdict: 'failed' as const,
});
const toPaths = (dir: string, id: string) => ({
  patch: join(dir, 'traps', `${id}.patch`),
  folder: join(dir, 'traps', id),
});

/** Writes the files of a trap into `traps/<id>/`, to be edited, and removes the patch. Gives the folder. */
export function unpackTrap(dir: string, id: string): string {
  const { patch, folder } = toPaths(dir, id);
  if (existsSync(folder)) throw new Error(`${folder} already exists`);
  for (const { path, text } of readTrap(dir, anonymous(id)).files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  rmSync(patch);
  return folder;
}

/** Makes `traps/<id>.patch` of the folder `traps/<id>/`, and removes the folder. Gives the patch's path. */
export function packTrap(dir: string, id: string): string {
  const { patch, folder } = toPaths(dir, id);
  if (!existsSync(folder)) throw new Error(`${folder} does not exist`);
  const { patch: text } = readTrap(dir, anonymous(id));
  if (text === '') throw new Error(`${folder} is the same as the solution`);
  writeFileSync(patch, text);
  rmSync(folder, { recursive: true });
  return patch;
}
