import type { ProblemRows } from '../problem-rows.ts';

export const ASSISTANT_PROBLEMS = {
  assistant_off: {
    status: 403,
    message: 'Your company has turned off the assistant.',
    retryable: false,
  },
} as const satisfies ProblemRows;
