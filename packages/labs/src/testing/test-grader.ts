import { fileURLToPath } from 'node:url';
import { createGrader, type Grader, type GraderOptions } from '../grade/grader.ts';

export type TestGraderOptions = Pick<GraderOptions, 'labs'> & Partial<GraderOptions>;

/** Compiled code of the processes: one that reads it starts in half the time. Each kind of jail clears its own folder. */
const toCacheDir = ({ jail = 'auto' }: TestGraderOptions) =>
  fileURLToPath(new URL(`../../../../node_modules/.cache/drawbridge/test-grader-${jail}`, import.meta.url));

/**
 * A grader of one process, jailed where the machine has a jail. Its limits of wall time are twenty times a server's, unless
 * the test sets them: no run ends because the machine is busy.
 */
export const createTestGrader = (options: TestGraderOptions): Promise<Grader> =>
  createGrader({
    processes: 1,
    jail: 'auto',
    production: false,
    signingKey: 'a key',
    wallFactor: 20,
    cacheDir: toCacheDir(options),
    ...options,
  });

/**
 * Grades until there is a verdict, as a server repeats what was not the learner's fault: for graders whose limits are
 * short, to end a program that never ends, and may end an honest one on a busy machine.
 */
export async function gradeToVerdict(
  grader: Pick<Grader, 'grade'>,
  ...submission: Parameters<Grader['grade']>
): ReturnType<Grader['grade']> {
  for (;;) {
    const result = await grader.grade(...submission);
    if (result.verdict !== 'infra') return result;
  }
}
