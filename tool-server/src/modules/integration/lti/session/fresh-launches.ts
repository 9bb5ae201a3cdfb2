import type { Clock } from '../../../../platform/clock.ts';

/** What ltijs needs of a launch: its context token. */
export interface LaunchContext {
  contextId: string;
  user: string;
  context: { id: string; title: string | null } | undefined;
  /** Undefined for a message without a link: deep linking. */
  resource: { id: string } | undefined;
}

/**
 * Launches this process accepted a moment ago. The page of a launch is requested immediately, and holds no data (that
 * takes the exchange, which always queries the database), so what was just written need not be queried again.
 */
export interface FreshLaunches {
  add(context: LaunchContext): void;
  find(sessionId: string, personId: string): LaunchContext | undefined;
  forget(sessionId: string): void;
}

const FRESH_MS = 10_000;

export function createFreshLaunches(clock: Clock): FreshLaunches {
  /** In insertion order: the oldest come first. */
  const launches = new Map<string, { at: number; context: LaunchContext }>();

  function dropOld(now: number) {
    for (const [id, { at }] of launches) {
      if (at > now - FRESH_MS) return;
      launches.delete(id);
    }
  }

  return {
    add(context) {
      const now = clock.now().getTime();
      dropOld(now);
      launches.set(context.contextId, { at: now, context });
    },
    find(sessionId, personId) {
      dropOld(clock.now().getTime());
      const context = launches.get(sessionId)?.context;
      return context?.user === personId ? context : undefined;
    },
    forget: (sessionId) => void launches.delete(sessionId),
  };
}
