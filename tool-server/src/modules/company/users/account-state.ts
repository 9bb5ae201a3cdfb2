import type { PersonId } from '@drawbridge/contracts';
import { eq } from 'drizzle-orm';
import type { EventBus } from '../../../events.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { account } from '../../kernel/people/index.ts';
import type { LockedUser } from './user-locks.store.ts';

/** @file Deactivation, whoever asks for it: an administrator, or the directory of the company. */

/**
 * Ends sessions, tokens, launches and running labs of users, and refuses their sign-in, in one transaction; sockets
 * follow within half a minute. What was mailed to them opens nothing either. History stays, and the seat is free.
 */
export async function deactivateUsers(
  tx: Tx,
  deps: { events: EventBus; endSessions(tx: Tx, personId: PersonId): Promise<void> },
  users: readonly LockedUser[],
  now: Date,
): Promise<void> {
  for (const { personId, account: found } of users)
    await tx
      .update(account)
      .set({ state: 'deactivated', deactivatedAt: now, deactivatedFrom: found.state })
      .where(eq(account.personId, personId));
  for (const { personId } of users) {
    await deps.endSessions(tx, personId);
    await deps.events.publish(tx, 'account.deactivated', { personId, at: now });
  }
}

/** What a deactivated account becomes: one who was invited is still to accept it, and chooses a password then. */
export const toStateAgain = ({ account: { deactivatedFrom } }: LockedUser): 'active' | 'invited' =>
  deactivatedFrom === 'active' ? 'active' : 'invited';

/** Lets users sign in again. The caller has checked that there are seats for those with a license. */
export async function reactivateUsers(tx: Tx, users: readonly LockedUser[]): Promise<void> {
  for (const user of users)
    await tx
      .update(account)
      .set({ state: toStateAgain(user), deactivatedAt: null, deactivatedFrom: null })
      .where(eq(account.personId, user.personId));
}
