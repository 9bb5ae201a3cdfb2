import type { ProblemRows } from './problem-rows.ts';

/** Problems that any call can have. */
export const GENERAL_PROBLEMS = {
  bad_input: {
    status: 400,
    message: 'Some of the input is not valid. See the fields below.',
    retryable: false,
  },
  not_json: { status: 400, message: 'The body is not valid JSON.', retryable: false },
  too_large: { status: 413, message: 'The request is larger than this address accepts.', retryable: false },
  not_signed_in: { status: 401, message: 'Please sign in.', retryable: false },
  token_expired: { status: 401, message: 'The incoming token has expired', retryable: true },
  scope_missing: {
    status: 403,
    message: 'The token of this page does not allow this.',
    retryable: false,
  },
  forbidden: { status: 403, message: 'You are not allowed to do this.', retryable: false },
  upgrade_required: {
    status: 403,
    message: 'Your plan does not include this. Upgrade to open it.',
    retryable: false,
  },
  not_found: { status: 404, message: 'There is nothing here.', retryable: false },
  too_many_tries: {
    status: 429,
    message: 'Too many tries. Please wait a moment and try again.',
    retryable: true,
  },
  unavailable: {
    status: 503,
    message: 'The service is not available right now. Please try again shortly.',
    retryable: true,
  },
  internal: { status: 500, message: 'Something went wrong on our side.', retryable: true },
} as const satisfies ProblemRows;
