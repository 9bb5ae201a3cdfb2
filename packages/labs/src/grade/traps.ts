import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { LabFile } from '@drawbridge/contracts/practice';
import { overlayFiles } from '../engine/run/program.ts';
import { readFolder, readNamed } from './folder.ts';
import type { LabTrap } from './lab.ts';
import { applyFilesPatch, createFilesPatch } from './patch.ts';

/** Reads the app of a lab as its author solved it: the base of its traps' patches. */
export function readSolved(dir: string): LabFile[] {
  const solution = readFolder(join(dir, 'solution')).filter(({ path }) => path !== 'README.md');
  return overlayFiles(readFolder(join(dir, 'app')), solution);
}

/** The folder of a lab's files that an author keeps as patches over the solution. */
export type VariantHome = 'traps' | 'accepts';

/** Only what the patch was made from lets its author unpack it, so the error says how to get there. */
function patchSolved(dir: string, path: string, patch: string): LabFile[] {
  try {
    return applyFilesPatch(join(dir, path), readSolved(dir), patch);
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const unpack = `npm run lab -- unpack ${basename(dir)} ${basename(path, '.patch')}`;
    throw new Error(
      `${error.message}\nto do: the solution has changed below the patch. Undo that change, run \`${unpack}\`, make the change again, and pack the files`,
      { cause: error },
    );
  }
}

/**
 * Reads `<home>/<id>.patch`, or the folder `<home>/<id>/` while its author works on it, laid over the app as a submission
 * is. Throws an `Error` naming patch, file and hunk when the patch does not apply to the solution.
 */
export function readVariant(
  dir: string,
  home: VariantHome,
  id: string,
): Pick<LabTrap, 'files' | 'patch' | 'isPacked'> {
  const app = readFolder(join(dir, 'app'));
  const folder = join(dir, home, id);
  if (existsSync(folder)) {
    const files = readFolder(folder);
    if (files.length === 0) throw new Error(`${folder}: has no files, named by ${home}`);
    const patch = createFilesPatch(readSolved(dir), overlayFiles(app, files));
    return { files, patch, isPacked: false };
  }
  const path = `${home}/${id}.patch`;
  const patch = readNamed(dir, path, home);
  const patched = patchSolved(dir, path, patch);
  const lost = app.find((file) => !patched.some(({ path }) => path === file.path));
  if (lost !== undefined)
    throw new Error(`${join(dir, path)}: ${lost.path}: a submission cannot remove a file of the app`);
  const files = patched.filter(
    ({ path: own, text }) => !app.some((file) => file.path === own && file.text === text),
  );
  return { files, patch, isPacked: true };
}

export const readTrap = (dir: string, trap: Omit<LabTrap, 'files' | 'patch' | 'isPacked'>): LabTrap => ({
  ...trap,
  ...readVariant(dir, 'traps', trap.id),
});
