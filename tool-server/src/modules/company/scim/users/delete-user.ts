import type { PersonId } from '@drawbridge/contracts';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../../../platform/db/database.ts';
import { type LockedUser, lockUsers } from '../../users/index.ts';
import { leaveGroups } from '../groups/member-changes.ts';
import type { ScimCall, WriteEnd } from '../http/scim-call.ts';
import { scimUser } from '../scim.table.ts';
import { BY_DIRECTORY, type ScimDeps } from '../scim-deps.ts';
import { findHold, refuseHeld } from './hold-user.ts';
import type { UserRow } from './scim-users.store.ts';
import { deactivate } from './write-state.ts';

async function recordDeletion(tx: Tx, deps: ScimDeps, call: ScimCall, personId: PersonId): Promise<void> {
  await deps.audit.record(tx, {
    action: 'user.edit',
    companyId: call.directory.companyId,
    subject: { kind: 'person', id: personId },
    origin: call.origin,
    details: { ...BY_DIRECTORY, directory: 'deleted' },
  });
}

/**
 * Deactivates a user whom the directory deletes, and removes them from its groups. The person stays with all that they
 * did, and is taken up again if the directory sends them once more.
 */
export async function deleteUser(tx: Tx, deps: ScimDeps, call: ScimCall, row: UserRow): Promise<WriteEnd> {
  const { companyId } = call.directory;
  const { personId } = row;
  const now = deps.clock.now();
  const user: LockedUser | undefined = (await lockUsers(tx, companyId, [personId])).get(personId);
  if (user && row.state !== 'deactivated') {
    const hold = await findHold(tx, companyId, user);
    if (hold) return refuseHeld(tx, deps, call, user, hold);
    await deactivate(tx, deps, call, user, { directory: 'deleted' });
  } else await recordDeletion(tx, deps, call, personId);
  await leaveGroups(tx, deps, call, personId);
  await tx.update(scimUser).set({ deletedAt: now, changedAt: now }).where(eq(scimUser.personId, personId));
  call.facts.changes.push('deleted in the directory');
  return { status: 204 };
}
