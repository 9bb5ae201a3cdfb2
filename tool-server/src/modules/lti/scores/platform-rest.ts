import type { Clock } from '../../../platform/clock.ts';

/** After this many calls in a row without an answer the platform is taken to be down. */
const SILENT_CALLS = 5;

/** Which platforms are left alone for a while: those that asked for it, and those that do not answer. */
export interface PlatformRest {
  answered(platformId: string): void;
  /** True when this was one silence too many. */
  silent(platformId: string): boolean;
  until(platformId: string, at: Date): void;
  resting(): string[];
}

export function createPlatformRest(clock: Clock): PlatformRest {
  const silences = new Map<string, number>();
  const rests = new Map<string, number>();
  return {
    answered: (platformId) => void silences.delete(platformId),
    silent(platformId) {
      const count = (silences.get(platformId) ?? 0) + 1;
      silences.set(platformId, count);
      return count >= SILENT_CALLS;
    },
    until: (platformId, at) => void rests.set(platformId, Math.max(rests.get(platformId) ?? 0, at.getTime())),
    resting() {
      const now = clock.now().getTime();
      for (const [platformId, until] of rests) if (until <= now) rests.delete(platformId);
      return [...rests.keys()];
    },
  };
}
