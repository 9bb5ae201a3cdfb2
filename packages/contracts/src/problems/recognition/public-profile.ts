import type { ProblemRows } from '../problem-rows.ts';

export const PUBLIC_PROFILE_PROBLEMS = {
  profile_not_found: {
    status: 404,
    message: 'There is no public profile here.',
    retryable: false,
  },
} as const satisfies ProblemRows;
