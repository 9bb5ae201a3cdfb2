import type { CompanyId } from '@drawbridge/contracts';
import { eq } from 'drizzle-orm';
import { type Tx, toConstraint } from '../../../../platform/db/database.ts';
import { person } from '../../../kernel/people/index.ts';
import { followRules } from '../../teams/index.ts';
import { type LockedUser, lockUsers } from '../../users/index.ts';
import type { Refused, ScimCall } from '../http/scim-call.ts';
import { badRequest, ScimError, taken } from '../http/scim-error.ts';
import type { UserChange } from '../input/user-change.ts';
import { scimUser } from '../scim.table.ts';
import { BY_DIRECTORY, type ScimDeps } from '../scim-deps.ts';
import { findAddressHold, findHold, findLock, type Hold, refuseHeld } from './hold-user.ts';
import * as store from './scim-users.store.ts';
import { tellEarlierAddress } from './tell-people.ts';
import { toChangedEmail, toNames, type UserValues } from './user-values.ts';
import { deactivate, invite, reactivate } from './write-state.ts';

const WORDS: Record<keyof UserValues, string> = {
  userName: 'user name',
  externalId: 'external id',
  displayName: 'display name',
  firstName: 'first name',
  lastName: 'last name',
  department: 'department',
  jobTitle: 'job title',
  email: 'address',
};
const FIELDS = Object.keys(WORDS) as (keyof UserValues)[];
const OF_PERSON = ['firstName', 'lastName', 'department', 'jobTitle', 'email'] as const;
/** What an audit entry says with both values; it holds no addresses. */
const AUDITED = ['firstName', 'lastName', 'department', 'jobTitle'] as const;
/** What it only names: each may be an address, or lead to one. */
const NAMED = ['userName', 'externalId', 'displayName', 'email'] as const;

export const USER_NAME_TAKEN = 'Another user of this directory has that userName or externalId.';
export const ADDRESS_TAKEN = 'Another account has that email address.';

const toShown = (value: string | null) => (value ? value : 'nothing');

function toValues(change: UserChange, before: store.UserRow): UserValues {
  const { userName, externalId, displayName, department, title } = change;
  return {
    userName: userName ?? before.userName,
    externalId: externalId === undefined ? before.externalId : externalId || null,
    displayName: displayName === undefined ? before.displayName : displayName || null,
    ...toNames(change, before),
    department: department ?? before.department,
    jobTitle: title ?? before.jobTitle,
    email: toChangedEmail(change, before).email,
  };
}

/** Throws `invalidValue`, `uniqueness`. */
async function checkValues(
  tx: Tx,
  { directory: { companyId }, facts }: ScimCall,
  { before, after, change }: { before: store.UserRow; after: UserValues; change: UserChange },
): Promise<UserValues> {
  const { personId } = before;
  const { userName } = after;
  const externalId = after.externalId ?? undefined;
  const alike = await store.findAlike(tx, companyId, { externalId, userName });
  const others = alike.filter((other) => other.personId !== personId);
  if (others.some(({ deletedAt }) => deletedAt === null)) throw taken(USER_NAME_TAKEN);
  if (others.length > 0) await store.releaseNames(tx, companyId, { personId, userName, externalId });
  if (after.email === before.email || (await store.isOfCompany(tx, companyId, after.email))) return after;
  if (!toChangedEmail(change, before).isFollowing) throw toOutside(after.email);
  facts.notes.push(
    `The address stays: ${after.email} is outside of the domains that the company has proven.`,
  );
  return { ...after, email: before.email };
}

export const toOutside = (email: string) =>
  badRequest(
    'invalidValue',
    `${email} is outside of the domains that the company has proven. An administrator adds the domain on the page Domains, or the directory sends another address.`,
  );

async function writePerson(
  tx: Tx,
  user: LockedUser,
  after: UserValues,
  changed: readonly (keyof UserValues)[],
): Promise<void> {
  const fields = OF_PERSON.filter((field) => changed.includes(field));
  if (fields.length === 0) return;
  const values = Object.fromEntries(fields.map((field) => [field, after[field]]));
  try {
    await tx.update(person).set(values).where(eq(person.id, user.personId));
  } catch (error) {
    if (toConstraint(error) === 'person_email_key') throw taken(ADDRESS_TAKEN);
    throw error;
  }
}

async function recordEdit(
  tx: Tx,
  deps: ScimDeps,
  { directory: { companyId }, origin }: ScimCall,
  { before, after, changed }: { before: store.UserRow; after: UserValues; changed: readonly string[] },
): Promise<void> {
  const shown = AUDITED.filter((field) => changed.includes(field));
  await deps.audit.record(tx, {
    action: 'user.edit',
    companyId,
    subject: { kind: 'person', id: before.personId },
    origin,
    details: {
      ...BY_DIRECTORY,
      ...Object.fromEntries(
        shown.flatMap((field) => [
          [`${field} before`, before[field]],
          [`${field} after`, after[field]],
        ]),
      ),
      ...Object.fromEntries(
        NAMED.filter((field) => changed.includes(field)).map((field) => [WORDS[field], 'changed']),
      ),
    },
  });
}

/** Writes what differs, each with its words in the log. */
async function writeValues(
  tx: Tx,
  deps: ScimDeps,
  call: ScimCall,
  { before, user, after }: { before: store.UserRow; user: LockedUser; after: UserValues },
): Promise<void> {
  const { companyId } = call.directory;
  const now = deps.clock.now();
  const changed = FIELDS.filter((field) => before[field] !== after[field]);
  if (changed.length === 0) return;
  await writePerson(tx, user, after, changed);
  if (changed.includes('email')) {
    await deps.events.publish(tx, 'address.changed', { from: before.email, to: after.email, at: now });
    await tellEarlierAddress(tx, deps, call, user);
  }
  const { userName, externalId, displayName } = after;
  const userNameKey = store.toNameKey(userName);
  await tx
    .update(scimUser)
    .set({ userName, userNameKey, externalId, displayName })
    .where(eq(scimUser.personId, before.personId));
  if (changed.some((field) => field === 'email' || field === 'department' || field === 'jobTitle'))
    await followRules(tx, companyId, { personIds: [before.personId], at: now });
  await recordEdit(tx, deps, call, { before, after, changed });
  for (const field of changed)
    call.facts.changes.push(`${WORDS[field]}: ${toShown(before[field])} → ${toShown(after[field])}`);
}

async function findStateHold(
  tx: Tx,
  companyId: CompanyId,
  user: LockedUser,
  { isActive, wanted }: { isActive: boolean; wanted: boolean },
): Promise<Hold | undefined> {
  if (isActive === wanted) return undefined;
  return wanted ? findLock(user) : findHold(tx, companyId, user);
}

/**
 * Makes a user of the directory what a request says, all of it or nothing. Refused for somebody who has to stay
 * active, or whom an administrator deactivated. Throws a `ScimError`.
 */
export async function changeUser(
  tx: Tx,
  deps: ScimDeps,
  call: ScimCall,
  before: store.UserRow,
  change: UserChange,
): Promise<Refused | undefined> {
  const { companyId } = call.directory;
  const { personId } = before;
  const user = (await lockUsers(tx, companyId, [personId])).get(personId);
  if (!user) throw new ScimError(404, 'There is no such user.');
  const isActive = before.state !== 'deactivated';
  const wanted = change.active ?? isActive;
  const hold = await findStateHold(tx, companyId, user, { isActive, wanted });
  if (hold) return refuseHeld(tx, deps, call, user, hold);
  const checked = { before, after: toValues(change, before), change };
  const after = await checkValues(tx, call, checked);
  if (after.email !== before.email) {
    const addressHold = await findAddressHold(tx, companyId, user);
    if (addressHold) return refuseHeld(tx, deps, call, user, addressHold);
  }
  await writeValues(tx, deps, call, { before, user, after });
  const renamed = { ...user, email: after.email };
  if (isActive && !wanted) await deactivate(tx, deps, call, user);
  else if (!isActive && wanted) await reactivate(tx, deps, call, renamed);
  // An invitation that went to another address reaches nobody.
  else if (isActive && user.account.state === 'invited' && after.email !== before.email)
    await invite(tx, deps, call, renamed);
  if (call.facts.changes.length > 0)
    await tx.update(scimUser).set({ changedAt: deps.clock.now() }).where(eq(scimUser.personId, personId));
  return undefined;
}
