/** After a sign of work, at most this much counts until the next one. */
const IDLE_MS = 300_000;

export interface WorkClock {
  /** The learner did something. */
  sign(now: number): void;
  /** The page is out of sight. */
  pause(now: number): void;
  /** Time worked until now. */
  seconds(now: number): number;
}

/** Counts the time after signals of work, at most five minutes after each. Times in milliseconds. */
export function createWorkClock(begin: number): WorkClock {
  let workedMs = 0;
  let lastSign: number | undefined = begin;
  const sinceSign = (now: number) =>
    lastSign === undefined ? 0 : Math.min(IDLE_MS, Math.max(0, now - lastSign));

  return {
    sign(now) {
      workedMs += sinceSign(now);
      lastSign = now;
    },
    pause(now) {
      workedMs += sinceSign(now);
      lastSign = undefined;
    },
    seconds: (now) => (workedMs + sinceSign(now)) / 1000,
  };
}
