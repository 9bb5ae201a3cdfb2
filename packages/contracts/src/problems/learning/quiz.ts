import type { ProblemRows } from '../problem-rows.ts';

export const QUIZ_PROBLEMS = {
  quiz_not_found: { status: 404, message: 'This quiz does not exist or was withdrawn.', retryable: false },
  quiz_attempt_closed: {
    status: 409,
    message: 'This attempt was already submitted, or its questions were withdrawn. Start another one.',
    retryable: false,
  },
  quiz_waiting: {
    status: 429,
    message: 'You have to wait before you can take this quiz again.',
    retryable: true,
  },
} as const satisfies ProblemRows;
