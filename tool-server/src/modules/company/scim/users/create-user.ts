import { asId, type PersonId } from '@drawbridge/contracts';
import { eq } from 'drizzle-orm';
import { type Tx, toConstraint } from '../../../../platform/db/database.ts';
import { account } from '../../../kernel/people/index.ts';
import { hasFreeSeat, insertInvited } from '../../users/index.ts';
import type { Refused, ScimCall } from '../http/scim-call.ts';
import { taken } from '../http/scim-error.ts';
import type { UserChange } from '../input/user-change.ts';
import { scimUser } from '../scim.table.ts';
import { BY_DIRECTORY, type ScimDeps } from '../scim-deps.ts';
import { ADDRESS_TAKEN, changeUser, toOutside, USER_NAME_TAKEN } from './change-user.ts';
import * as store from './scim-users.store.ts';
import { toNames, toNewEmail } from './user-values.ts';
import { mailOne, NO_SEAT, noteEndedSubscription } from './write-state.ts';

const CLAIMED =
  "The company has an account of that user, and it is not the directory's. An administrator hands it over on the page Provisioning; then send this again.";

/** Whom the directory means: a user who left and returns, by external id, or by name where one of them has none. */
function findReturning(
  alike: readonly store.UserRow[],
  { externalId }: UserChange,
): store.UserRow | undefined {
  if (!externalId) return alike[0];
  return alike.find((row) => row.externalId === externalId) ?? alike.find((row) => row.externalId === null);
}

/** The same person again: id, history and teams of before. Throws `uniqueness` for a user who is active. */
async function revive(
  tx: Tx,
  deps: ScimDeps,
  call: ScimCall,
  row: store.UserRow,
  change: UserChange,
): Promise<Refused | { personId: PersonId; status: number }> {
  const { personId, deletedAt } = row;
  call.facts.personId = personId;
  call.facts.subject = store.toShownName(row);
  if (deletedAt === null && row.state !== 'deactivated') throw taken(USER_NAME_TAKEN);
  if (deletedAt !== null) call.facts.changes.push('taken up again');
  const refused = await changeUser(tx, deps, call, row, { ...change, active: change.active ?? true });
  if (refused) {
    call.facts.changes = [];
    return refused;
  }
  if (deletedAt === null) return { personId, status: 200 };
  // Somebody else may have had the name meanwhile.
  const userNameKey = store.toNameKey(change.userName ?? row.userName);
  await tx.update(scimUser).set({ deletedAt: null, userNameKey }).where(eq(scimUser.personId, personId));
  return { personId, status: 201 };
}

/** An account that has the address already is not linked: an administrator decides. */
async function refuseKnown(
  tx: Tx,
  deps: ScimDeps,
  call: ScimCall,
  known: Pick<
    Awaited<ReturnType<typeof store.findAccount>> & object,
    'personId' | 'companyId' | 'isProvisioned'
  >,
  { externalId, userName = '' }: UserChange,
): Promise<Refused> {
  const { companyId } = call.directory;
  if (known.companyId !== companyId || known.isProvisioned) throw taken(ADDRESS_TAKEN);
  const { personId } = known;
  const askedAt = deps.clock.now();
  await store.claim(tx, { personId, companyId, externalId: externalId || null, userName, askedAt });
  call.facts.personId = personId;
  return { refused: taken(CLAIMED) };
}

async function insert(
  tx: Tx,
  deps: ScimDeps,
  call: ScimCall,
  change: UserChange & { email: string },
): Promise<PersonId> {
  const { companyId } = call.directory;
  const { userName = '', externalId, displayName, department = '', title: jobTitle = '', email } = change;
  const now = deps.clock.now();
  const names = toNames(change, { firstName: '', lastName: '' });
  const isActive = change.active ?? true;
  // A deactivated account takes no seat; whether there is one is asked when it is activated.
  const isLicensed = !isActive || (await hasFreeSeat(tx, companyId));
  const user = { email, ...names, department, jobTitle };
  const [personId = asId<'person'>('')] = await insertInvited(tx, [user], {
    companyId,
    teamIds: [],
    isLicensed,
    now,
  });
  await tx.insert(scimUser).values({
    personId,
    companyId,
    externalId: externalId || null,
    userName,
    userNameKey: store.toNameKey(userName),
    displayName: displayName || null,
    createdAt: now,
    changedAt: now,
  });
  await deps.audit.record(tx, {
    action: 'user.invite',
    companyId,
    subject: { kind: 'person', id: personId },
    origin: call.origin,
    details: {
      ...BY_DIRECTORY,
      license: isLicensed ? 'yes' : 'no',
      ...(isActive ? {} : { state: 'deactivated' }),
    },
  });
  call.facts.changes.push(isActive ? 'created' : 'created, deactivated');
  if (!isLicensed) call.facts.changes.push(NO_SEAT);
  if (isActive) {
    await noteEndedSubscription(tx, deps, call);
    await mailOne(tx, deps, call, email);
  } else
    await tx
      .update(account)
      .set({
        state: 'deactivated',
        deactivatedAt: now,
        deactivatedFrom: 'invited',
        deactivatedBy: 'directory',
        invitedAt: null,
      })
      .where(eq(account.personId, personId));
  return personId;
}

/** Makes a user, or takes up one who returns. Throws `invalidValue`, `uniqueness`. @see RFC 7644 3.3 */
export async function createUser(
  tx: Tx,
  deps: ScimDeps,
  call: ScimCall,
  change: UserChange,
): Promise<Refused | { personId: PersonId; status: number }> {
  const { companyId } = call.directory;
  const { userName = '' } = change;
  const externalId = change.externalId || undefined;
  const alike = await store.findAlike(tx, companyId, { externalId, userName });
  const returning = findReturning(alike, change);
  // Somebody made the account active again by hand: since then it is not the directory's.
  if (returning && returning.deletedAt !== null && returning.state !== 'deactivated')
    return refuseKnown(tx, deps, call, { ...returning, companyId, isProvisioned: false }, change);
  if (returning) return revive(tx, deps, call, returning, change);
  if (alike.some(({ deletedAt }) => deletedAt === null)) throw taken(USER_NAME_TAKEN);
  const email = toNewEmail(change);
  if (!(await store.isOfCompany(tx, companyId, email))) throw toOutside(email);
  const known = await store.findAccount(tx, email);
  if (known) return refuseKnown(tx, deps, call, known, change);
  if (alike.length > 0)
    await store.releaseNames(tx, companyId, { personId: undefined, userName, externalId });
  try {
    return { personId: await insert(tx, deps, call, { ...change, email }), status: 201 };
  } catch (error) {
    // Somebody signed up in the same moment.
    if (toConstraint(error) === 'person_email_key') throw taken(ADDRESS_TAKEN);
    throw error;
  }
}
