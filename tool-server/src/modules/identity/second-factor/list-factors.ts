import type { OutputOf } from '@drawbridge/contracts';
import type { listSecondFactors } from '@drawbridge/contracts/identity';
import type { PortalActor } from '../../../actor.ts';
import type { ChangeDeps } from './change-factors.ts';
import * as store from './second-factor.store.ts';

export async function listFactors(
  { db, recoveryCodes, identityProof }: Pick<ChangeDeps, 'db' | 'recoveryCodes' | 'identityProof'>,
  actor: PortalActor,
): Promise<OutputOf<typeof listSecondFactors>> {
  const { personId } = actor;
  const factors = await store.listFactors(db, personId);
  const owner = await store.findOwner(db, personId);
  return {
    items: factors.map(({ id, kind, name, createdAt, lastUsedAt }) => ({
      id,
      kind,
      name,
      created_at: createdAt.toISOString(),
      last_used_at: lastUsedAt?.toISOString() ?? null,
    })),
    recovery_codes_left: await recoveryCodes.countLeft(db, personId),
    is_demanded: owner?.isDemanded ?? false,
    wants_password: !identityProof.isRecent(actor),
  };
}
