import type { Clock } from '../../../../platform/clock.ts';

/** After this many calls in a row without a response the platform is considered down. */
const SILENT_CALLS = 5;

/** Platforms that are not called for a while: those that sent Retry-After, and those that do not respond. */
export interface PlatformRest {
  answered(platformId: string): void;
  /** True when this failure reached the limit. */
  silent(platformId: string): boolean;
  until(platformId: string, at: Date): void;
  /**
   * How many calls may be in flight, of platforms to which fewer may than to others: none while it rests, then one until
   * it responds.
   */
  mostOf(): Map<string, number>;
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
    mostOf() {
      const now = clock.now().getTime();
      for (const [platformId, until] of rests) if (until <= now) rests.delete(platformId);
      return new Map([
        ...[...silences].filter(([, count]) => count >= SILENT_CALLS).map(([id]) => [id, 1] as const),
        ...[...rests.keys()].map((id) => [id, 0] as const),
      ]);
    },
  };
}
