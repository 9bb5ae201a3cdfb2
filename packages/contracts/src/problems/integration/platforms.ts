import type { ProblemRows } from '../problem-rows.ts';

export const PLATFORM_PROBLEMS = {
  platform_exists: {
    status: 409,
    message: 'A platform with this issuer and client id is already registered.',
    retryable: false,
  },
  platform_changed: {
    status: 409,
    message:
      'Somebody else changed this platform in the meantime. Nothing was saved: check its values again.',
    retryable: false,
  },
  platform_limit: {
    status: 409,
    message: 'Your company has reached the maximum number of learning platforms. Delete one first.',
    retryable: false,
  },
  platform_not_waiting: {
    status: 409,
    message: 'This platform is not waiting for approval. Reload the page to see its current state.',
    retryable: false,
  },
  platform_not_found: { status: 404, message: 'This platform is not registered.', retryable: false },
} as const satisfies ProblemRows;
