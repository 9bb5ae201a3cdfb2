import type { ProblemRows } from '../problem-rows.ts';

export const WISHLIST_PROBLEMS = {
  list_exists: { status: 409, message: 'List already exists', retryable: false },
  wishlist_full: {
    status: 409,
    message: 'Your list of favorites is full. Remove something first.',
    retryable: false,
  },
} as const satisfies ProblemRows;
