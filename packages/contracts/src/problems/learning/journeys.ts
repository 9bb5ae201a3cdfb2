import type { ProblemRows } from '../problem-rows.ts';

export const JOURNEY_PROBLEMS = {
  journey_not_found: {
    status: 404,
    message: 'This journey does not exist or was withdrawn.',
    retryable: false,
  },
} as const satisfies ProblemRows;
