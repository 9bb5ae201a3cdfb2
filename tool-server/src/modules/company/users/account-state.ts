import type { CompanyId, PersonId } from '@drawbridge/contracts';
import type { UserAct } from '@drawbridge/contracts/company';
import { and, inArray, ne, sql } from 'drizzle-orm';
import type { EventBus } from '../../../events.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Origin } from '../../../platform/http/api.ts';
import type { Audit } from '../../kernel/audit/index.ts';
import { account } from '../../kernel/people/index.ts';
import type { LockedUser } from './user-locks.store.ts';
import { toUserState } from './users.store.ts';

/** @file Deactivation, whoever asks for it: an administrator, or the directory of the company. */

export interface StateDeps {
  events: EventBus;
  endSessions(tx: Tx, personIds: readonly PersonId[]): Promise<void>;
}

export interface Deactivation {
  at: Date;
  /** What an administrator deactivated, only an administrator activates again. */
  by: 'administrator' | 'directory';
  /** The administrator. */
  byId?: PersonId;
}

export const toIds = (users: readonly LockedUser[]): PersonId[] => users.map(({ personId }) => personId);

/**
 * Ends sessions, tokens, launches and running labs of users, and refuses their sign-in, in one transaction; sockets
 * follow within half a minute. What was mailed to them opens nothing either. History and teams stay, and the seat is free.
 * The number of statements does not depend on that of the users.
 */
export async function deactivateUsers(
  tx: Tx,
  deps: StateDeps,
  users: readonly LockedUser[],
  { at, by, byId }: Deactivation,
): Promise<void> {
  if (users.length === 0) return;
  const personIds = toIds(users);
  const isNotDeactivated = ne(account.state, 'deactivated');
  await tx
    .update(account)
    .set({
      state: 'deactivated',
      deactivatedAt: at,
      deactivatedFrom: sql`coalesce(${account.deactivatedFrom}, ${account.state})`,
      deactivatedBy: by,
      deactivatedById: byId ?? null,
    })
    .where(
      and(
        inArray(account.personId, personIds),
        by === 'administrator'
          ? sql`${account.deactivatedBy} is distinct from 'administrator'`
          : isNotDeactivated,
      ),
    );
  await deps.endSessions(tx, personIds);
  await deps.events.publish(tx, 'account.deactivated', { personIds, at });
}

/** What a deactivated account becomes: one who was invited is still to accept it, and chooses a password then. */
export const toStateAgain = ({ account: { deactivatedFrom } }: LockedUser): 'active' | 'invited' =>
  deactivatedFrom === 'active' ? 'active' : 'invited';

/** What an account that is not deactivated says of a deactivation. */
export const NOT_DEACTIVATED = {
  deactivatedAt: null,
  deactivatedFrom: null,
  deactivatedBy: null,
  deactivatedById: null,
} as const;

/** Lets users sign in again. The caller has checked that there are seats for those with a license. */
export async function reactivateUsers(tx: Tx, users: readonly LockedUser[]): Promise<void> {
  for (const state of ['active', 'invited'] as const) {
    const ids = toIds(users.filter((user) => toStateAgain(user) === state));
    if (ids.length === 0) continue;
    await tx
      .update(account)
      .set({ state, ...NOT_DEACTIVATED })
      .where(inArray(account.personId, ids));
  }
}

export const isLicensed = ({ account: { type } }: LockedUser): boolean => type === 'ENT';

/** Who acts on users: an administrator, or the server for one. */
export interface RecordedActor {
  companyId: CompanyId;
  personId?: PersonId | undefined;
  origin: Origin;
}

/** Writes the audit entry of each user, with what they were before. */
export async function recordActs(
  tx: Tx,
  { audit }: { audit: Audit },
  { act, users, details }: { act: UserAct; users: readonly LockedUser[]; details?: Record<string, string> },
  { personId: actorId, companyId, origin }: RecordedActor,
): Promise<void> {
  await audit.recordAll(
    tx,
    users.map((user) => ({
      action: `user.${act}` as const,
      actorId,
      companyId,
      subject: { kind: 'person', id: user.personId } as const,
      origin,
      details: {
        state: toUserState(user.account.state),
        license: isLicensed(user) ? 'yes' : 'no',
        ...details,
      },
    })),
  );
}
