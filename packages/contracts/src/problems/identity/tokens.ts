import type { ProblemRows } from '../problem-rows.ts';

export const TOKEN_PROBLEMS = {
  token_not_found: { status: 404, message: 'This token no longer exists.', retryable: false },
  token_limit: {
    status: 409,
    message: 'You have reached the maximum number of API tokens. Revoke one first.',
    retryable: false,
  },
} as const satisfies ProblemRows;
