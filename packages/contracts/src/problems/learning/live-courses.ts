import type { ProblemRows } from '../problem-rows.ts';

export const LIVE_COURSE_PROBLEMS = {
  live_event_not_found: {
    status: 404,
    message: 'This live session does not exist or was withdrawn.',
    retryable: false,
  },
  live_event_full: { status: 409, message: 'All seats of this live session are taken.', retryable: false },
  live_event_over: {
    status: 409,
    message: 'This live session has ended or was canceled.',
    retryable: false,
  },
  live_event_not_open: {
    status: 409,
    message: 'You can join from ten minutes before the start.',
    retryable: false,
  },
  not_registered: { status: 403, message: 'Register for this live session first.', retryable: false },
} as const satisfies ProblemRows;
