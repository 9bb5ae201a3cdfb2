import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../root.ts';
import type { Step } from './steps.ts';

type Made = Pick<Step, 'name' | 'after' | 'makes'>;

/** The steps that this one reads and that have not made their file yet, as in a fresh clone; `root` holds the files. */
export function findUnmade<S extends Made>(name: string, steps: readonly S[], root: string = ROOT): S[] {
  const read = steps.find((step) => step.name === name)?.after ?? [];
  return steps.filter(
    (step) => read.includes(step.name) && step.makes && !existsSync(path.join(root, step.makes)),
  );
}
