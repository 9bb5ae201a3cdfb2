import type { Clock } from '../../../../platform/clock.ts';

/**
 * Launches this process accepted a moment ago. The page of a launch is requested immediately, and holds no data (that
 * takes the exchange, which always queries the database), so what was just written need not be queried again.
 */
export interface FreshLaunches {
  add(sessionId: string, personId: string): void;
  has(sessionId: string, personId: string): boolean;
  forget(sessionId: string): void;
}

const FRESH_MS = 10_000;

export function createFreshLaunches(clock: Clock): FreshLaunches {
  /** In insertion order: the oldest come first. */
  const launches = new Map<string, { at: number; personId: string }>();

  function dropOld(now: number) {
    for (const [id, { at }] of launches) {
      if (at > now - FRESH_MS) return;
      launches.delete(id);
    }
  }

  return {
    add(sessionId, personId) {
      const now = clock.now().getTime();
      dropOld(now);
      launches.set(sessionId, { at: now, personId });
    },
    has(sessionId, personId) {
      dropOld(clock.now().getTime());
      const launch = launches.get(sessionId);
      return launch !== undefined && launch.personId === personId;
    },
    forget: (sessionId) => void launches.delete(sessionId),
  };
}
