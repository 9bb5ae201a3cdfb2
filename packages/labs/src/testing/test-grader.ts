import { fileURLToPath } from 'node:url';
import { createGrader, type Grader, type GraderOptions } from '../grade/grader.ts';

export type TestGraderOptions = Pick<GraderOptions, 'labs'> & Partial<GraderOptions>;

/** Compiled code of the processes: one that reads it starts in half the time. Each kind of jail clears its own folder. */
const toCacheDir = ({ jail = 'auto' }: TestGraderOptions) =>
  fileURLToPath(new URL(`../../../../node_modules/.cache/drawbridge/test-grader-${jail}`, import.meta.url));

/** Starts a grader of one process, in a jail if the machine has one. */
export const createTestGrader = (options: TestGraderOptions): Promise<Grader> =>
  createGrader({
    processes: 1,
    jail: 'auto',
    production: false,
    signingKey: 'a key',
    cacheDir: toCacheDir(options),
    ...options,
  });
