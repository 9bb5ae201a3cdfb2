import type { ProblemRows } from '../problem-rows.ts';

export const GUEST_PROBLEMS = {
  guest_not_found: {
    status: 404,
    message: 'This work as a guest was kept already, or has expired.',
    retryable: false,
  },
} as const satisfies ProblemRows;
