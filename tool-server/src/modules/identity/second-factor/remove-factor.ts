import { type ParsedInputOf, problem } from '@drawbridge/contracts';
import type { removeSecondFactor } from '@drawbridge/contracts/identity';
import type { PortalActor } from '../../../actor.ts';
import type { Origin } from '../../../platform/http/api.ts';
import type { ChangeDeps } from './change-factors.ts';
import * as store from './second-factor.store.ts';

/** Throws `not_found`, `second_factor_missing`. */
export async function removeFactor(
  { db, audit, identityProof, recoveryCodes, tell }: ChangeDeps,
  actor: PortalActor,
  { id, password, origin }: ParsedInputOf<typeof removeSecondFactor> & { origin: Origin },
): Promise<void> {
  await identityProof.check(actor, password, origin);
  const { personId } = actor;
  await db.transaction(async (tx) => {
    await store.lockPerson(tx, personId);
    const factor = await store.lockFactor(tx, personId, id);
    if (!factor?.confirmedAt) throw problem('not_found');
    const isLast = (await store.countFactors(tx, personId)) === 1;
    const owner = await store.findOwner(tx, personId);
    if (isLast && owner?.isDemanded)
      throw problem('second_factor_missing', {
        message: 'Your company requires a second factor. Add another one before you remove this one.',
      });
    await store.deleteFactor(tx, id);
    if (isLast) await recoveryCodes.remove(tx, personId);
    await audit.record(tx, {
      action: 'second_factor.remove',
      actorId: personId,
      subject: { kind: 'person', id: personId },
      origin,
      details: { kind: factor.kind === 'totp' ? 'authenticator app' : 'passkey' },
    });
    await tell(tx, personId, { kind: 'removed', name: factor.name });
  });
}
