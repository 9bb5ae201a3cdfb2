import type { ProblemRows } from '../problem-rows.ts';

export const REGISTRATION_PROBLEMS = {
  invitation_limit: {
    status: 409,
    message: 'Your company has as many open registration links as are allowed. Revoke one first.',
    retryable: false,
  },
} as const satisfies ProblemRows;
