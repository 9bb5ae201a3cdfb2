import type { LabResult } from '@drawbridge/contracts/practice';
import { countFailing, hasRun } from './count-failing.ts';
import { t } from './messages.ts';

type Judged = Pick<LabResult, 'verdict' | 'tests' | 'hidden' | 'usage' | 'log'>;

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
