import type { ProblemRows } from '../problem-rows.ts';

export const SHOWCASE_PROBLEMS = {
  showcase_not_found: { status: 404, message: 'This write-up does not exist.', retryable: false },
  showcase_limit: {
    status: 409,
    message: 'You have reached the upload limit. Delete a write-up first.',
    retryable: false,
  },
} as const satisfies ProblemRows;
