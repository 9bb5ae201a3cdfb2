import type { ProblemRows } from '../problem-rows.ts';

export const COURSE_PROBLEMS = {
  course_not_found: {
    status: 404,
    message: 'This course does not exist or was withdrawn.',
    retryable: false,
  },
  item_not_found: { status: 404, message: 'This item is not part of the course.', retryable: false },
  not_enrolled: { status: 403, message: 'Enroll in the course first.', retryable: false },
} as const satisfies ProblemRows;
