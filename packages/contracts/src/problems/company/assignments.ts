import type { ProblemRows } from '../problem-rows.ts';

export const ASSIGNMENT_PROBLEMS = {
  assignment_not_found: { status: 404, message: 'This assignment does not exist.', retryable: false },
  assignment_not_finished: {
    status: 409,
    message: 'Some of the work is still open.',
    retryable: false,
  },
} as const satisfies ProblemRows;
