import type { ProblemRows } from '../problem-rows.ts';

export const PROVISIONER_PROBLEMS = {
  lab_session_not_found: { status: 404, message: 'This running lab does not exist.', retryable: false },
  other_lab_running: {
    status: 409,
    message: 'Another lab with a time limit is running. Stop it first.',
    retryable: false,
  },
  lab_not_running: { status: 409, message: 'This lab is no longer running.', retryable: false },
  lab_without_limit: {
    status: 409,
    message: 'This lab has no time limit, so there is nothing to extend.',
    retryable: false,
  },
  extend_too_early: {
    status: 409,
    message: 'The time can be extended when less than 10 minutes are left.',
    retryable: false,
  },
  no_extension_left: {
    status: 409,
    message: 'The time cannot be extended again.',
    retryable: false,
  },
} as const satisfies ProblemRows;
