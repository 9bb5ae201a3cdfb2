import type { ProblemRows } from '../problem-rows.ts';

export const PARTNER_PROBLEMS = {
  partner_limit: {
    status: 409,
    message: 'Your company has reached the maximum number of embed partners. Delete one first.',
    retryable: false,
  },
  partner_not_found: { status: 404, message: 'This partner does not exist.', retryable: false },
  partner_changed: {
    status: 409,
    message: 'Somebody else changed this partner. Reload the page to see its current state.',
    retryable: false,
  },
  partner_secret_limit: {
    status: 409,
    message: 'This partner has two secret keys. Revoke one first.',
    retryable: false,
  },
} as const satisfies ProblemRows;
