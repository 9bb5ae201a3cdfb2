import type { ProblemRows } from '../problem-rows.ts';

export const TOKEN_PROBLEMS = {
  token_not_found: { status: 404, message: 'This token does not exist any more.', retryable: false },
  token_limit: {
    status: 409,
    message: 'You have as many API tokens as are allowed. Revoke one first.',
    retryable: false,
  },
} as const satisfies ProblemRows;
