import type { ProblemRows } from '../problem-rows.ts';

export const ASSISTANT_PROBLEMS = {
  assistant_off: {
    status: 403,
    message: 'Your company has switched the assistant off.',
    retryable: false,
  },
} as const satisfies ProblemRows;
