import type { ProblemRows } from '../problem-rows.ts';

export const ACCOUNT_LINK_PROBLEMS = {
  link_code_unknown: { status: 404, message: 'This code does not work.', retryable: false },
  link_impossible: {
    status: 409,
    message: 'This account and this learner cannot be linked.',
    retryable: false,
  },
} as const satisfies ProblemRows;
