import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { isUuid } from '../../../../platform/uuid.ts';
import { refuse } from '../pages/refusals.ts';
import type { FreshLaunches } from './fresh-launches.ts';
import type { LtikSigner } from './ltik-signer.ts';
import { findSwappable } from './session.store.ts';

/** Settles for an ltik that can still be exchanged; refuses any other. @see LTI-7, LTI-14 */
export type CheckLtik = (ltik: string) => Promise<void>;

export function createCheckLtik(deps: {
  database: Database;
  ltiks: LtikSigner;
  fresh: FreshLaunches;
  clock: Clock;
}): CheckLtik {
  const { database, ltiks, fresh, clock } = deps;
  return async (ltik) => {
    const { contextId: sessionId = '', user = '' } = ltiks.verify(ltik) ?? {};
    if (!isUuid(sessionId) || !isUuid(user)) return refuse('ltik');
    if (fresh.find(sessionId, user)) return undefined;
    const row = await findSwappable(database, sessionId, user, clock.now());
    return row ? undefined : refuse('ltik_expired');
  };
}
