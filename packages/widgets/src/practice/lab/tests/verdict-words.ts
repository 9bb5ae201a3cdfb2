import type { LabResult, TestResult } from '@drawbridge/contracts/practice';
import { t } from './messages.ts';
import { countPassed } from './test-labels.ts';

type Judged = Pick<LabResult, 'verdict' | 'tests' | 'hidden' | 'usage' | 'log'>;

export const isFailing = ({ status }: TestResult): boolean => status !== 'passed';

/** Returns the number of failing tests, including hidden tests that are only counted. */
export const countFailing = ({ tests, hidden }: Pick<LabResult, 'tests' | 'hidden'>): number =>
  tests.length - countPassed(tests) + (hidden ? hidden.total - hidden.passed : 0);

/** Returns true for an error that ended single tests: the program starts, and the other tests were judged. */
export const hasRun = ({ verdict, tests }: Pick<LabResult, 'verdict' | 'tests'>): boolean =>
  verdict === 'error' && tests.some(({ fault }) => fault === undefined);

/** Returns false if the tests could not start, so that there is nothing to count or compare. */
export const wasJudged = (result: Pick<LabResult, 'verdict' | 'tests'>): boolean =>
  result.verdict === 'passed' || result.verdict === 'failed' || hasRun(result);

/** Where all of them fail, nothing is kept secret. */
export function toHiddenText({ passed, total }: { passed: number; total: number }): string {
  return passed === 0
    ? t('verdict.hidden.zero', { all: total })
    : t('verdict.hidden.count', { passed, all: total });
}

/** Returns the sentences below the title of a verdict. */
export function toDetail(result: Judged): string {
  const { verdict, tests, log } = result;
  const isGoal = tests.some(({ kind }) => kind === 'goal');
  if (isGoal && verdict === 'passed') return t('verdict.goal.passed');
  if (isGoal && verdict === 'failed') return t('verdict.goal.failed');
  if (verdict === 'passed') return t('verdict.passed.detail');
  if (verdict === 'infra') return t('verdict.infra.detail');
  if (verdict === 'error') return toErrorDetail(result) ?? log;
  return toFailedDetail(result);
}

function toFailedDetail(result: Judged): string {
  const count = countFailing(result);
  return count === 1 ? t('verdict.failed.one') : t('verdict.failed.detail', { count });
}

/** The words of a test that ended in an error: those of one that failed would name another cause. */
function toErrorDetail(result: Judged): string | undefined {
  const { tests, usage } = result;
  const message = tests.find((test) => test.status === 'error' && test.message !== '')?.message;
  if (message !== undefined || !hasRun(result)) return message;
  const reason = t(usage.limited === true ? 'verdict.error.limit' : 'verdict.error.hidden');
  return `${toFailedDetail(result)} ${reason}`;
}
