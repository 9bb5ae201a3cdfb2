import type { ProblemRows } from '../problem-rows.ts';

export const CUSTOM_CHALLENGE_PROBLEMS = {
  custom_challenge_not_found: {
    status: 404,
    message: 'This set of challenges does not exist.',
    retryable: false,
  },
  custom_challenge_limit: {
    status: 409,
    message: 'You have reached the maximum number of challenge sets. Delete one first.',
    retryable: false,
  },
  custom_challenge_running: {
    status: 409,
    message: 'This set is running. Finish it before you change it.',
    retryable: false,
  },
} as const satisfies ProblemRows;
