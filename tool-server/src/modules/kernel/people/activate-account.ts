import { type CourseId, type PersonId, TRIAL_DAYS } from '@drawbridge/contracts';
import { and, eq, notInArray, sql } from 'drizzle-orm';
import type { EventBus } from '../../../events.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { account } from './people.table.ts';

/**
 * Makes an account active, once: its owner proved the address. A trial begins now. Features react to the event.
 * @param given `passwordHash` replaces the password; null removes it. `courseId` is the course that the signup was for.
 * @returns false when it was active already, or its company has deactivated it
 */
export async function activateAccount(
  tx: Tx,
  events: EventBus,
  given: { personId: PersonId; at: Date; passwordHash?: string | null; courseId?: CourseId | undefined },
): Promise<boolean> {
  const { personId, at, passwordHash, courseId } = given;
  const trialEnd = new Date(at.getTime() + TRIAL_DAYS * 86_400_000);
  const made = await tx
    .update(account)
    .set({
      state: 'active',
      expiresAt: sql`case when ${account.trial} and ${account.expiresAt} is null then ${trialEnd.toISOString()}::timestamptz else ${account.expiresAt} end`,
      signedUpFrom: null,
      ...(passwordHash === undefined ? {} : { passwordHash }),
    })
    .where(and(eq(account.personId, personId), notInArray(account.state, ['active', 'deactivated'])))
    .returning({ personId: account.personId });
  if (made.length === 0) return false;
  await events.publish(tx, 'account.confirmed', { personId, courseId, at });
  return true;
}
