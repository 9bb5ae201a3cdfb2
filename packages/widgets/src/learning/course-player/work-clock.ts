/** The longest time that counts after a sign of work, in ms. */
const IDLE_MS = 300_000;

export interface WorkClock {
  /** Records that the learner did something. */
  sign(now: number): void;
  /** Records that the page is out of sight. */
  pause(now: number): void;
  /** Returns the seconds worked until now. */
  seconds(now: number): number;
}

/** Counts the time after each activity, at most five minutes at a time. Times are in milliseconds. */
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
