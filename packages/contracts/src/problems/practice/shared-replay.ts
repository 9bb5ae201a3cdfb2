import type { ProblemRows } from '../problem-rows.ts';

export const SHARED_REPLAY_PROBLEMS = {
  replay_not_found: {
    status: 404,
    message: 'This submission has no replay of this test to share.',
    retryable: false,
  },
  shared_replay_not_found: {
    status: 404,
    message: 'There is no shared replay at this address. It may have expired, or been revoked.',
    retryable: false,
  },
  shared_replay_limit: {
    status: 409,
    message: 'You have reached the maximum number of shared replays. Revoke one, then share again.',
    retryable: false,
  },
} as const satisfies ProblemRows;
