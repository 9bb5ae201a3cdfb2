import type { LabFile, LabPack } from '@drawbridge/contracts/practice';
import type { LabProgram } from '../session.ts';
import { placeFlag, toDecoy } from './flag.ts';

/** The starter with the learner's files laid over it, in order of their paths. */
export function overlayFiles(starter: readonly LabFile[], changed: readonly LabFile[]): LabFile[] {
  const files = new Map([...starter, ...changed].map((file) => [file.path, file]));
  return [...files.values()].sort((left, right) => (left.path < right.path ? -1 : 1));
}

/** The learner's program in its world. Without a flag of the server's the world holds the page's decoy. */
export function toProgram(
  pack: Pick<LabPack, 'engine' | 'entry' | 'files' | 'seed' | 'content_hash' | 'goal'>,
  changed: readonly LabFile[],
  flag = toDecoy(pack),
): LabProgram {
  const { engine, entry, seed, goal } = pack;
  const laid = overlayFiles(pack.files, changed);
  if (goal === undefined) return { engine, entry, files: laid, seed };
  const files = laid.filter(({ path }) => path !== goal.script);
  const script = laid.find(({ path }) => path === goal.script) ?? { path: goal.script, text: '' };
  return { engine, entry, files, seed: placeFlag(seed, flag), script };
}
