import type { Quiz } from './quiz.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The wait after the failure that is the `from`th in a row; each further one doubles it. */
const FINAL = { from: 1, firstMs: 10 * MINUTE_MS, mostMs: DAY_MS };
const OTHER = { from: 2, firstMs: 2 * MINUTE_MS, mostMs: 60 * MINUTE_MS };

/** A submitted attempt. */
export interface PastAttempt {
  passed: boolean;
  submittedAt: Date;
}

/** The failures since the last pass. */
export function countFailures(newestFirst: readonly Pick<PastAttempt, 'passed'>[]): number {
  const pass = newestFirst.findIndex(({ passed }) => passed);
  return pass === -1 ? newestFirst.length : pass;
}

/**
 * How long the next attempt waits after so many failures in a row, so that trying takes longer than learning.
 * @returns milliseconds; 0 without a wait
 */
export function toWaitMs({ is_final }: Pick<Quiz, 'is_final'>, failures: number): number {
  const { from, firstMs, mostMs } = is_final ? FINAL : OTHER;
  return failures < from ? 0 : Math.min(mostMs, firstMs * 2 ** (failures - from));
}

/**
 * How long it is until the next attempt may begin.
 * @returns whole seconds, rounded up; undefined when it may begin now
 */
export function toSecondsToNext(
  quiz: Pick<Quiz, 'is_final'>,
  newestFirst: readonly PastAttempt[],
  now: Date,
): number | undefined {
  const [last] = newestFirst;
  if (!last) return undefined;
  const endsAtMs = last.submittedAt.getTime() + toWaitMs(quiz, countFailures(newestFirst));
  const seconds = Math.ceil((endsAtMs - now.getTime()) / 1_000);
  return seconds > 0 ? seconds : undefined;
}
