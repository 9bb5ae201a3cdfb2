import type { Clock } from '../../../platform/clock.ts';

/** How many reads may follow each other without a pause; enough for two rotations in a row. */
const BURST = 3;
/** After this long one read more is allowed. */
const REFILL_MS = 30_000;
/** What was counted longest ago is forgotten first. */
const MOST_ADDRESSES = 10_000;

/**
 * How often an address may be read when the cached data is not enough. A launch with a forged key id or signature makes
 * us read a platform's keys again, and anyone can send one, so it must not cost the platform much.
 */
export interface ReadLimit {
  /** Takes one read, if there is one left. */
  take(url: string): boolean;
  /** No more reads for a while: the address failed. */
  rest(url: string): void;
}

export function createReadLimit(clock: Clock): ReadLimit {
  const reads = new Map<string, { left: number; countedAt: number }>();
  function store(url: string, count: { left: number; countedAt: number }) {
    reads.delete(url);
    reads.set(url, count);
    if (reads.size > MOST_ADDRESSES) reads.delete(reads.keys().next().value as string);
  }
  return {
    take(url) {
      const now = clock.now().getTime();
      const { left, countedAt } = reads.get(url) ?? { left: BURST, countedAt: now };
      const returned = Math.max(0, Math.floor((now - countedAt) / REFILL_MS));
      const available = Math.min(BURST, left + returned);
      if (available < 1) return false;
      store(url, {
        left: available - 1,
        countedAt: available === BURST ? now : countedAt + returned * REFILL_MS,
      });
      return true;
    },
    rest: (url) => store(url, { left: 0, countedAt: clock.now().getTime() }),
  };
}
