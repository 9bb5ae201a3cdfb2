import type { Clock } from '../../../platform/clock.ts';

/** What ltijs is told of a launch: its context token. */
export interface LaunchContext {
  contextId: string;
  user: string;
  context: { id: string; title: string | null } | undefined;
  resource: { id: string };
}

/**
 * Launches this process accepted a moment ago. The page of a launch is asked for immediately, and holds no data (that
 * takes the swap, which always asks the database): it need not ask again what was just written.
 */
export interface FreshLaunches {
  add(context: LaunchContext): void;
  find(sessionId: string, personId: string): LaunchContext | undefined;
  forget(sessionId: string): void;
}

const FRESH_MS = 10_000;

export function createFreshLaunches(clock: Clock): FreshLaunches {
  /** In the order they were added: the oldest come first. */
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
