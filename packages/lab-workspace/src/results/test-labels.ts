import type { TestResult } from '@drawbridge/contracts/practice';
import { type MessageId, t } from './messages.ts';

/** The label of a test's state: an attack is blocked or succeeds, a goal is reached, a function passes or fails. */
export function toStateLabel({ kind, status }: Pick<TestResult, 'kind' | 'status'>): string {
  if (status === 'error') return t('tests.error');
  if (kind === 'goal') return t(status === 'passed' ? 'tests.reached' : 'tests.notReached');
  if (kind === 'exploit') return t(status === 'passed' ? 'tests.blocked' : 'tests.through');
  return t(status === 'passed' ? 'tests.passes' : 'tests.fails');
}

/** Id of the sentence that ends a replay. */
export function toOutcomeId({ kind, status }: Pick<TestResult, 'kind' | 'status'>): MessageId {
  if (status === 'error') return 'replay.end.error';
  const isPassed = status === 'passed';
  if (kind === 'goal') return isPassed ? 'replay.end.reached' : 'replay.end.notReached';
  if (kind === 'exploit') return isPassed ? 'replay.end.blocked' : 'replay.end.through';
  return isPassed ? 'replay.end.passed' : 'replay.end.failed';
}

export function countPassed(tests: readonly Pick<TestResult, 'status'>[]): number {
  return tests.filter(({ status }) => status === 'passed').length;
}

/** `3/5`, for places with little room. */
export function toCount(tests: readonly Pick<TestResult, 'status'>[]): string {
  return `${countPassed(tests)}/${tests.length}`;
}
