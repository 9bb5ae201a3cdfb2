import type { ProblemRows } from '../problem-rows.ts';

export const QUIZ_PROBLEMS = {
  quiz_not_found: { status: 404, message: 'This quiz does not exist or was withdrawn.', retryable: false },
  quiz_attempt_closed: {
    status: 409,
    message: 'This attempt was submitted already, or its questions were withdrawn. Start another one.',
    retryable: false,
  },
  quiz_waiting: {
    status: 429,
    message: 'This quiz can be taken again after a wait.',
    retryable: true,
  },
} as const satisfies ProblemRows;
