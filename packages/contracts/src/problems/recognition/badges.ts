import type { ProblemRows } from '../problem-rows.ts';

export const BADGE_PROBLEMS = {
  badge_not_found: { status: 404, message: 'There is no such badge.', retryable: false },
} as const satisfies ProblemRows;
