import type { ProblemRows } from '../problem-rows.ts';

export const REGISTRATION_PROBLEMS = {
  invitation_limit: {
    status: 409,
    message: 'Your company has reached the maximum number of open registration links. Revoke one first.',
    retryable: false,
  },
} as const satisfies ProblemRows;
