import type { ProblemRows } from '../problem-rows.ts';

export const LAB_PROBLEMS = {
  lab_not_found: { status: 404, message: 'This lab does not exist or was withdrawn.', retryable: false },
  attempt_not_found: { status: 404, message: 'This attempt does not exist.', retryable: false },
  attempt_closed: {
    status: 409,
    message: 'The lab has been reset. Reload to work on the current attempt.',
    retryable: false,
  },
  draft_outdated: {
    status: 409,
    message: 'The draft was changed elsewhere. Reload to get the newer version.',
    retryable: false,
  },
  submission_too_large: { status: 400, message: 'The submission is too large.', retryable: false },
  submission_refused: {
    status: 400,
    message: 'The submission has files that this lab does not accept.',
    retryable: false,
  },
  queue_full: {
    status: 429,
    message: 'Three submissions are already waiting. Try again when one is graded.',
    retryable: true,
  },
} as const satisfies ProblemRows;
