import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/db/database.ts';
import type { FreshLaunches } from './fresh-launches.ts';
import { isSwappable } from './session.store.ts';

/**
 * Returns whether the ltik of a launch can still be exchanged, by the ids that a verified ltik contains.
 * @see LTI-7, LTI-14
 */
export type IsExchangeable = (sessionId: string, personId: string) => Promise<boolean>;

export function createIsExchangeable(deps: {
  database: Database;
  fresh: FreshLaunches;
  clock: Clock;
}): IsExchangeable {
  const { database, fresh, clock } = deps;
  return async (sessionId, personId) =>
    fresh.has(sessionId, personId) || (await isSwappable(database, sessionId, personId, clock.now()));
}
