/**
 * Bounds of a result: the same in page and server, for every program. Bytes are those of JSON in UTF-8. Not in the
 * contracts, because the jail of a grader contains only this package.
 */
export const RESULT_LIMITS = {
  /** Requests shown of one test. */
  requests: 40,
  /** Events shown of one request. */
  events: 20,
  /** Values shown of one statement. */
  params: 20,
  textChars: 4_000,
  messageChars: 1_000,
  messageBytes: 3_072,
  /** Replay of one test. */
  replayBytes: 65_536,
  /** Replays of all tests together. */
  replaysBytes: 196_608,
  resultBytes: 262_144,
} as const;

/**
 * What the replay of each test may take; computed before the first of them runs, so that page and server agree on it.
 */
export function toReplayBytes(visibleTests: number): number {
  return Math.min(
    RESULT_LIMITS.replayBytes,
    Math.floor(RESULT_LIMITS.replaysBytes / Math.max(1, visibleTests)),
  );
}
