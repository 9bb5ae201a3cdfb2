import type { ProblemRows } from '../problem-rows.ts';

export const SCORE_PROBLEMS = {
  score_not_found: { status: 404, message: 'There is no such score in this queue.', retryable: false },
} as const satisfies ProblemRows;
