import type { ProblemRows } from '../problem-rows.ts';

export const EMBED_PROBLEMS = {
  unknown_key: {
    status: 403,
    message: 'The publishable key of this page is unknown. It may have been revoked.',
    retryable: false,
  },
  origin_not_allowed: {
    status: 403,
    message: 'This site is not one of the origins that may show these widgets.',
    retryable: false,
  },
  visitor_limit: {
    status: 429,
    message: 'Too many new visitors in a short time. Please try again shortly.',
    retryable: true,
  },
} as const satisfies ProblemRows;
