import { problem } from '@drawbridge/contracts';
import type { PortalActor } from '../../../actor.ts';
import type { Origin } from '../../../platform/http/api.ts';
import type { ChangeDeps, Codes } from './change-factors.ts';
import * as store from './second-factor.store.ts';

/** New recovery codes, in place of the old. Throws `not_found` without a second factor. */
export async function makeRecoveryCodes(
  { db, audit, identityProof, recoveryCodes }: ChangeDeps,
  actor: PortalActor,
  { password, origin }: { password: string | undefined; origin: Origin },
): Promise<Codes> {
  await identityProof.check(actor, password, origin);
  const { personId } = actor;
  return db.transaction(async (tx) => {
    await store.lockPerson(tx, personId);
    if ((await store.countFactors(tx, personId)) === 0) throw problem('not_found');
    await audit.record(tx, {
      action: 'recovery_codes.make',
      actorId: personId,
      subject: { kind: 'person', id: personId },
      origin,
    });
    return { recovery_codes: await recoveryCodes.make(tx, personId) };
  });
}
