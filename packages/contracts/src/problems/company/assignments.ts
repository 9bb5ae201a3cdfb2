import type { ProblemRows } from '../problem-rows.ts';

export const ASSIGNMENT_PROBLEMS = {
  assignment_not_found: { status: 404, message: 'This assignment does not exist.', retryable: false },
  assignment_not_finished: {
    status: 409,
    message: 'Some of the work is still open.',
    retryable: false,
  },
  assignment_changed: {
    status: 409,
    message: 'Somebody else has changed this assignment. Load it again to see what it says now.',
    retryable: false,
  },
  assignment_limit: {
    status: 409,
    message: 'Your company has as many assignments as it can have. Delete one that is no longer needed.',
    retryable: false,
  },
  assignment_person_not_found: {
    status: 404,
    message: 'This person does not have the assignment.',
    retryable: false,
  },
} as const satisfies ProblemRows;
