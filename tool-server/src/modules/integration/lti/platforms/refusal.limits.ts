import { Problem } from '@drawbridge/contracts';
import type { Clock } from '../../../../platform/clock.ts';
import { createBuckets } from '../../../../platform/limits/buckets.ts';

/** Anyone can send logins under any issuer: more than this of one platform in a minute are in the log alone. */
const MOST_PER_MINUTE = 30;

/** Counts a refusal of a platform; true when it is one too many. */
export type IsOverRefusalLimit = (platformId: string) => boolean;

export function createRefusalLimit(deps: { clock: Clock }): IsOverRefusalLimit {
  const takeOne = createBuckets(deps);
  return (platformId) => {
    try {
      takeOne({ key: platformId, perMinute: MOST_PER_MINUTE });
      return false;
    } catch (error) {
      if (error instanceof Problem) return true;
      throw error;
    }
  };
}
