import type { Clock } from '../../../../platform/clock.ts';

export interface ReadRate {
  /** How many reads may follow each other without a pause. */
  burst: number;
  /** After this long one read more is allowed. */
  refillMs: number;
}

/** What was counted longest ago is forgotten first. */
const MOST_ADDRESSES = 10_000;

/**
 * How often something may be read when the cached data is not enough. A launch with a forged key id or signature makes
 * us read a platform's keys again, and anyone can send one, so it must not cost the platform much.
 */
export interface ReadLimit {
  /** Takes one read, if there is one left. */
  take(key: string): boolean;
  /** No more reads for a while: the last one failed. */
  rest(key: string): void;
}

export function createReadLimit(clock: Clock, { burst, refillMs }: ReadRate): ReadLimit {
  const reads = new Map<string, { left: number; countedAt: number }>();
  function store(key: string, count: { left: number; countedAt: number }) {
    reads.delete(key);
    reads.set(key, count);
    if (reads.size > MOST_ADDRESSES) reads.delete(reads.keys().next().value as string);
  }
  return {
    take(key) {
      const now = clock.now().getTime();
      const { left, countedAt } = reads.get(key) ?? { left: burst, countedAt: now };
      const returned = Math.max(0, Math.floor((now - countedAt) / refillMs));
      const available = Math.min(burst, left + returned);
      if (available < 1) return false;
      store(key, {
        left: available - 1,
        countedAt: available === burst ? now : countedAt + returned * refillMs,
      });
      return true;
    },
    rest: (key) => store(key, { left: 0, countedAt: clock.now().getTime() }),
  };
}
