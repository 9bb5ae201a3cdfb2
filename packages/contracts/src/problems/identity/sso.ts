import type { ProblemRows } from '../problem-rows.ts';

export const SSO_PROBLEMS = {
  signin_refused: { status: 400, message: 'Invalid email address.', retryable: false },
  no_identity_provider: { status: 400, message: 'Invalid request', retryable: false },
  sso_required: {
    status: 403,
    message: 'Your organization requires single sign-on.',
    retryable: false,
  },
} as const satisfies ProblemRows;
