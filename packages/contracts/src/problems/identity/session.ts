import type { ProblemRows } from '../problem-rows.ts';

export const SESSION_PROBLEMS = {
  sign_in_again: {
    status: 403,
    message: 'Enter your password, or sign in again, to change this.',
    retryable: false,
  },
  refresh_refused: { status: 400, message: 'The session has ended. Please sign in again.', retryable: false },
} as const satisfies ProblemRows;
