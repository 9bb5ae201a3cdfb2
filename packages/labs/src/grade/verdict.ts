import type { TestResult, Verdict } from '@drawbridge/contracts/practice';
import type { LoadedLab } from './lab.ts';

const toWeight = (tests: ReadonlyArray<{ weight: number }>) =>
  tests.reduce((sum, { weight }) => sum + weight, 0);

/**
 * Returns the verdict on a submission and its points. It is passed only when every test passed. An error outweighs a
 * failure. A run that did not finish, which is not the learner's fault, gets `infra` and no points. `tests` is null
 * when no process finished them.
 */
export function toVerdict(
  lab: Pick<LoadedLab, 'tests' | 'pack'>,
  tests: readonly TestResult[] | null,
): { verdict: Verdict; score: number } {
  if (tests === null) return { verdict: 'infra', score: 0 };
  const passed = tests.filter(({ status }) => status === 'passed');
  const score = Math.round((lab.pack.points * toWeight(passed)) / toWeight(lab.tests));
  if (tests.some(({ status }) => status === 'error')) return { verdict: 'error', score };
  return { verdict: passed.length === tests.length ? 'passed' : 'failed', score };
}
