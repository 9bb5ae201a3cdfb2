import type { ProblemRows } from '../problem-rows.ts';

export const DOMAIN_PROBLEMS = {
  domain_limit: {
    status: 409,
    message: 'An organization can have 20 domains. Remove one first.',
    retryable: false,
  },
  domain_in_use: {
    status: 409,
    message:
      'Single sign-on depends on this domain. Switch single sign-on off, or prove another domain first.',
    retryable: false,
  },
} as const satisfies ProblemRows;
