import type { LabResult, TestResult } from '@drawbridge/contracts/practice';
import { countPassed } from '@drawbridge/lab-workspace/results';

export const isFailing = ({ status }: TestResult): boolean => status !== 'passed';

/** Returns the number of failing tests, including hidden tests that are only counted. */
export const countFailing = ({ tests, hidden }: Pick<LabResult, 'tests' | 'hidden'>): number =>
  tests.length - countPassed(tests) + (hidden ? hidden.total - hidden.passed : 0);

/**
 * How many attacks a result says are blocked, of how many. Hidden tests that are only counted are counted with them:
 * which of them are attacks is not told.
 */
export function countBlocked({ tests, hidden }: Pick<LabResult, 'tests' | 'hidden'>): {
  blocked: number;
  all: number;
} {
  const attacks = tests.filter(({ kind }) => kind === 'exploit');
  return {
    blocked: countPassed(attacks) + (hidden?.passed ?? 0),
    all: attacks.length + (hidden?.total ?? 0),
  };
}

/** Returns true for an error that ended single tests: the program starts, and the other tests were judged. */
export const hasRun = ({ verdict, tests }: Pick<LabResult, 'verdict' | 'tests'>): boolean =>
  verdict === 'error' && tests.some(({ fault }) => fault === undefined);

/** Returns false if the tests could not start, so that there is nothing to count or compare. */
export const wasJudged = (result: Pick<LabResult, 'verdict' | 'tests'>): boolean =>
  result.verdict === 'passed' || result.verdict === 'failed' || hasRun(result);
