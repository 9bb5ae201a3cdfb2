import type { ProblemRows } from '../problem-rows.ts';

export const SECOND_FACTOR_PROBLEMS = {
  second_factor_required: {
    status: 403,
    message: 'Your company requires a second factor. Set one up first.',
    retryable: false,
  },
  second_factor_missing: {
    status: 409,
    message: 'Set up a second factor of your own first, in your profile.',
    retryable: false,
  },
  second_step_expired: {
    status: 400,
    message: 'This sign-in took too long. Please start again.',
    retryable: false,
  },
  second_factor_limit: {
    status: 409,
    message: 'You have reached the maximum number of second factors. Remove one first.',
    retryable: false,
  },
} as const satisfies ProblemRows;
