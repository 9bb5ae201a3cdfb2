import type { TestResult } from '@drawbridge/contracts/practice';

/** One claim about a lab and whether it holds. */
export interface Check {
  claim: string;
  holds: boolean;
  /** What was found instead. */
  seen: string;
}

export function check(claim: string, holds: boolean, seen = ''): Check {
  return { claim, holds, seen: holds ? '' : seen };
}

export const named = (tests: readonly TestResult[]): string =>
  tests.map(({ id, status }) => `${id} ${status}`).join(', ');
