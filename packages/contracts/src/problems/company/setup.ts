import type { ProblemRows } from '../problem-rows.ts';

export const SETUP_PROBLEMS = {
  setup_open: {
    status: 409,
    message: 'A step of the set-up is still open. Finish it or skip it first.',
    retryable: false,
  },
} as const satisfies ProblemRows;
