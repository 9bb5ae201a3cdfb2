import type { CompanyId, OutputOf, PersonId } from '@drawbridge/contracts';
import type { actOnCompanyUsers, UserAct, UserOutcome } from '@drawbridge/contracts/company';
import { eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import type { Origin } from '../../../platform/http/api.ts';
import { leaveCompany, setLicenses } from '../../kernel/grants/index.ts';
import { account, lockCompany, person } from '../../kernel/people/index.ts';
import {
  deactivateUsers,
  isLicensed,
  NOT_DEACTIVATED,
  reactivateUsers,
  recordActs,
  type StateDeps,
  toIds,
} from './account-state.ts';
import { type InviteDeps, mailInvitation, readCompanyName } from './invite-users.ts';
import * as locks from './user-locks.store.ts';
import { INVITED_AGAIN_MS } from './users.limits.ts';
import * as store from './users.store.ts';

export type ActDeps = InviteDeps & StateDeps;

export interface ActingAdmin {
  companyId: CompanyId;
  personId: PersonId;
  origin: Origin;
}

/** What an act needs to know besides the user. */
interface Situation {
  admin: ActingAdmin & { isOwner: boolean };
  now: Date;
  /** Owners who can act; falls with each that is deactivated or removed. */
  owners: number;
  freeSeats: number;
}

/** Why a user cannot be deactivated or removed. Only an owner does it to an administrator, and never to the last owner. */
function findHold({ personId, account: { isAdmin, isOwner, state } }: locks.LockedUser, at: Situation) {
  if (personId === at.admin.personId) return 'is_self';
  if (!isAdmin) return undefined;
  if (isOwner && state === 'active' && at.owners < 2) return 'last_owner';
  return at.admin.isOwner ? undefined : 'is_admin';
}

/** An administrator takes a deactivation of the directory over: the directory cannot end it any more. */
function judgeDeactivate(user: locks.LockedUser, at: Situation): UserOutcome {
  const { state, deactivatedBy } = user.account;
  if (state === 'deactivated' && deactivatedBy === 'administrator') return 'unchanged';
  return findHold(user, at) ?? 'done';
}

function judgeReactivate(user: locks.LockedUser, at: Situation): UserOutcome {
  if (user.account.state !== 'deactivated') return 'unchanged';
  if (user.account.isAdmin && !at.admin.isOwner) return 'is_admin';
  return isLicensed(user) && at.freeSeats < 1 ? 'no_seat' : 'done';
}

function judgeLicense(user: locks.LockedUser, at: Situation): UserOutcome {
  if (isLicensed(user)) return 'unchanged';
  return user.account.state !== 'deactivated' && at.freeSeats < 1 ? 'no_seat' : 'done';
}

function judgeResend({ account: { state, invitedAt } }: locks.LockedUser, { now }: Situation): UserOutcome {
  if (state !== 'invited' && state !== 'unverified') return 'not_invited';
  return invitedAt && now.getTime() - invitedAt.getTime() < INVITED_AGAIN_MS ? 'too_soon' : 'done';
}

const JUDGES: Record<UserAct, (user: locks.LockedUser, at: Situation) => UserOutcome> = {
  deactivate: judgeDeactivate,
  reactivate: judgeReactivate,
  license: judgeLicense,
  unlicense: (user) => (isLicensed(user) ? 'done' : 'unchanged'),
  resend: judgeResend,
  remove: (user, at) => findHold(user, at) ?? 'done',
};

/** Seats that an act on a user takes; a negative number frees them. */
function toSeats(act: UserAct, user: locks.LockedUser): number {
  const isCounted = user.account.state !== 'deactivated';
  if (act === 'reactivate') return isLicensed(user) ? 1 : 0;
  if (act === 'license') return isCounted ? 1 : 0;
  return 0;
}

async function resend(tx: Tx, deps: ActDeps, users: readonly locks.LockedUser[], { admin, now }: Situation) {
  const companyName = await readCompanyName(tx, admin.companyId);
  await tx
    .update(account)
    .set({ invitedAt: now })
    .where(inArray(account.personId, toIds(users)));
  for (const { email } of users) await mailInvitation(tx, deps, { email, companyName });
}

/** An account that was never used is deleted; everybody else keeps account and work, without the company. */
async function remove(tx: Tx, deps: ActDeps, users: readonly locks.LockedUser[], now: Date) {
  await deps.endSessions(tx, toIds(users));
  for (const { personId, account: found } of users) {
    const state = found.state === 'deactivated' ? found.deactivatedFrom : found.state;
    if (state !== 'active') {
      await tx.delete(person).where(eq(person.id, personId));
      continue;
    }
    await leaveCompany(tx, personId, { at: now, because: 'removed by the company' });
    await tx
      .update(account)
      .set({ state: 'active', ...NOT_DEACTIVATED })
      .where(eq(account.personId, personId));
    await tx.update(person).set({ department: '', jobTitle: '' }).where(eq(person.id, personId));
    await deps.events.publish(tx, 'company.changed', { personId, companyId: undefined, at: now });
  }
}

async function perform(
  tx: Tx,
  deps: ActDeps,
  { act, users }: { act: UserAct; users: readonly locks.LockedUser[] },
  at: Situation,
): Promise<void> {
  if (users.length === 0) return;
  switch (act) {
    case 'deactivate':
      return deactivateUsers(tx, deps, users, {
        at: at.now,
        by: 'administrator',
        byId: at.admin.personId,
      });
    case 'reactivate':
      return reactivateUsers(tx, users);
    case 'license':
    case 'unlicense':
      return setLicenses(tx, toIds(users), act === 'license');
    case 'resend':
      return resend(tx, deps, users, at);
    case 'remove':
      return remove(tx, deps, users, at.now);
  }
}

/** Acts on users in the transaction of the caller; each has an outcome, in the order of `ids`. Throws `forbidden`. */
export async function actOnUsers(
  tx: Tx,
  deps: ActDeps,
  admin: ActingAdmin,
  { act, ids }: { act: UserAct; ids: readonly PersonId[] },
): Promise<Map<PersonId, UserOutcome>> {
  const { companyId } = admin;
  await lockCompany(tx, companyId);
  const { isOwner } = await locks.checkAdmin(tx, admin);
  const found = await locks.lockUsers(tx, companyId, ids);
  const { used, all } = await locks.readSeats(tx, companyId);
  const situation: Situation = {
    admin: { ...admin, isOwner },
    now: deps.clock.now(),
    owners: await locks.countOwners(tx, companyId),
    freeSeats: all === null ? Number.POSITIVE_INFINITY : all - used,
  };
  const outcomes = new Map<PersonId, UserOutcome>();
  const acted: locks.LockedUser[] = [];
  for (const id of new Set(ids)) {
    const user = found.get(id);
    const outcome = user ? JUDGES[act](user, situation) : 'not_found';
    outcomes.set(id, outcome);
    if (!user || outcome !== 'done') continue;
    acted.push(user);
    situation.freeSeats -= toSeats(act, user);
    const isGone = act === 'deactivate' || act === 'remove';
    if (isGone && user.account.isOwner && user.account.state === 'active') situation.owners -= 1;
  }
  await perform(tx, deps, { act, users: acted }, situation);
  await recordActs(tx, deps, { act, users: acted }, admin);
  return outcomes;
}

/** The same for a call. @see COMP-16, COMP-63 */
export async function actForCall(
  deps: ActDeps,
  admin: ActingAdmin,
  { act, ids }: { act: UserAct; ids: readonly PersonId[] },
): Promise<OutputOf<typeof actOnCompanyUsers>> {
  const output = await deps.database.db.transaction(async (tx) => {
    const outcomes = await actOnUsers(tx, deps, admin, { act, ids });
    return {
      items: [...outcomes].map(([user_id, outcome]) => ({ user_id, outcome })),
      users: await store.readNamedUsers(tx, { ...admin, isAdmin: true }, ids),
      seats: await locks.readSeats(tx, admin.companyId),
    };
  });
  deps.mailer.wake();
  return output;
}
