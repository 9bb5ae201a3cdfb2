import type { TestResult } from '@drawbridge/contracts/practice';
import { hashJson } from '../canonical.ts';

/** What page and server must agree on: the status of each visible test. Hidden tests have no part in it. */
export function toOutcomeHash(
  tests: ReadonlyArray<Pick<TestResult, 'id' | 'status' | 'visibility'>>,
): string {
  const statuses = tests
    .filter(({ visibility }) => visibility === 'visible')
    .map(({ id, status }) => [id, status])
    .sort(([left = ''], [right = '']) => (left < right ? -1 : 1));
  return hashJson(statuses);
}
