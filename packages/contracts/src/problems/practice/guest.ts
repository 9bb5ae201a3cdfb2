import type { ProblemRows } from '../problem-rows.ts';

export const GUEST_PROBLEMS = {
  guest_not_found: {
    status: 404,
    message: 'This guest work has already been moved to an account, or has expired.',
    retryable: false,
  },
} as const satisfies ProblemRows;
