import type { ProblemRows } from '../problem-rows.ts';

export const LAUNCH_PROBLEMS = {
  launch_refused: {
    status: 401,
    message: 'The launch could not be accepted. Open the activity again from your course.',
    retryable: false,
  },
  launch_expired: {
    status: 401,
    message: 'This launch has expired. Open the activity again from your course.',
    retryable: false,
  },
} as const satisfies ProblemRows;
