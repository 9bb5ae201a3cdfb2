import type { ProblemRows } from '../problem-rows.ts';

export const SIGNUP_PROBLEMS = {
  verification_required: {
    status: 403,
    message: 'Confirm your email address first.',
    retryable: false,
  },
} as const satisfies ProblemRows;
