import { problem } from '@drawbridge/contracts';
import type { Clock } from '../clock.ts';

export interface Bucket {
  /** Whose, and for what. */
  key: string;
  /** So many at once, and so many again in each minute. */
  perMinute: number;
}

/** Takes one from the bucket; throws `too_many_tries` with the seconds to wait when it is empty. */
export type TakeOne = (bucket: Bucket) => void;

const MINUTE_MS = 60_000;
/** The most callers whose bucket is stored. A full bucket needs no entry. */
const MOST_BUCKETS = 50_000;

/**
 * Token buckets in the memory of this process: every call passes one, so that a row in the database for each would cost
 * more than what is limited. Several processes allow several times as much.
 */
export function createBuckets({ clock }: { clock: Clock }): TakeOne {
  const buckets = new Map<string, { left: number; at: number }>();

  return ({ key, perMinute }) => {
    const now = clock.now().getTime();
    const known = buckets.get(key);
    const filled = known ? known.left + ((now - known.at) * perMinute) / MINUTE_MS : perMinute;
    const left = Math.min(perMinute, filled) - 1;
    // Last in the order of the map: what was not used for longest is dropped first.
    buckets.delete(key);
    buckets.set(key, { left: Math.max(left, 0), at: now });
    if (buckets.size > MOST_BUCKETS) buckets.delete(buckets.keys().next().value as string);
    if (left < 0)
      throw problem('too_many_tries', {
        retryAfterSeconds: Math.ceil((-left * MINUTE_MS) / perMinute / 1000),
      });
  };
}
