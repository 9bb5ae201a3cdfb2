import { problem } from '@drawbridge/contracts';
import type { TestResult } from '@drawbridge/contracts/practice';
import type { GradeLab } from './grading/grade-submission.ts';

/**
 * Gives the results of a lab's visible tests on its starter, graded when they are first wanted and then kept: labs do not
 * change while a server runs, and neither do the results. Throws `unavailable` for a run that is our fault; the next
 * caller has it run again.
 *
 * One starter at a time, beside the lanes of submissions: the grader has one process more than there are lanes, so that
 * no submission waits for a starter.
 */
export function createStarterTests({
  grader,
}: {
  grader: Pick<GradeLab, 'grade'>;
}): (labId: string) => Promise<readonly TestResult[]> {
  const known = new Map<string, Promise<readonly TestResult[]>>();
  let last: Promise<unknown> = Promise.resolve();

  async function run(labId: string): Promise<readonly TestResult[]> {
    const { verdict, tests } = await grader.grade(labId, []);
    if (verdict === 'infra') throw problem('unavailable');
    return tests.filter(({ visibility }) => visibility === 'visible');
  }

  return (labId) => {
    const found = known.get(labId);
    if (found) return found;
    const tests = last.then(() => run(labId));
    known.set(labId, tests);
    last = tests.catch(() => known.delete(labId));
    return tests;
  };
}
