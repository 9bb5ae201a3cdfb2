import type { CompanyId, PersonId } from '@drawbridge/contracts';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../../platform/db/database.ts';
import { identityProvider } from '../../../identity/sso/sso.table.ts';
import { account, person, toPersonName } from '../../../kernel/people/index.ts';
import { countOwners, type LockedUser } from '../../users/index.ts';
import type { Refused, ScimCall } from '../http/scim-call.ts';
import { ScimError } from '../http/scim-error.ts';
import { holdEntriesAbout } from '../scim.limits.ts';
import { BY_DIRECTORY, type ScimDeps } from '../scim-deps.ts';
import type { StateHold } from './scim.mails.ts';
import { tellOwners } from './tell-people.ts';

/** Why the directory cannot change the address of a user. */
type AddressHold = 'owner_address' | 'emergency_address';
/** Why it cannot activate them. */
type LockHold = 'locked_by_administrator';
export type Hold = StateHold | AddressHold | LockHold;

const ACTIONS = {
  last_owner: 'user.deactivate',
  emergency_administrator: 'user.deactivate',
  owner_address: 'user.edit',
  emergency_address: 'user.edit',
  locked_by_administrator: 'user.reactivate',
} as const satisfies Record<Hold, string>;

const DETAILS: Record<Hold, string> = {
  last_owner:
    'This user is the last active owner of the company. Make somebody else an owner, or an owner removes this user from the directory assignment.',
  emergency_administrator:
    'This user is the administrator who can sign in without the identity provider. Choose another one on the page Sign-in first.',
  owner_address:
    'This user is an owner of the company: the directory cannot change their email address. Another owner ends that role first.',
  emergency_address:
    'This user is the administrator who can sign in without the identity provider: the directory cannot change their email address. Choose another one on the page Sign-in first.',
  locked_by_administrator:
    'An administrator deactivated this user, and only an administrator activates them again, on the page Users. Nothing was changed.',
};

async function isEmergency(tx: Tx, companyId: CompanyId, personId: PersonId): Promise<boolean> {
  const [exempt] = await tx
    .select({ id: identityProvider.id })
    .from(identityProvider)
    .where(and(eq(identityProvider.companyId, companyId), eq(identityProvider.breakGlassPersonId, personId)));
  return exempt !== undefined;
}

/** Whom the directory can neither deactivate nor delete: the company would lose whoever decides in it. */
export async function findHold(
  tx: Tx,
  companyId: CompanyId,
  { personId, account: found }: LockedUser,
): Promise<StateHold | undefined> {
  if (!found.isAdmin || found.state !== 'active') return undefined;
  if (found.isOwner && (await countOwners(tx, companyId)) < 2) return 'last_owner';
  return (await isEmergency(tx, companyId, personId)) ? 'emergency_administrator' : undefined;
}

/**
 * Whose address only people change, whatever the state of the account: a mailed link signs in as who has the address, and
 * would make whoever has a secret of the directory an owner.
 */
export async function findAddressHold(
  tx: Tx,
  companyId: CompanyId,
  { personId, account: { isAdmin, isOwner } }: LockedUser,
): Promise<AddressHold | undefined> {
  if (isAdmin && isOwner) return 'owner_address';
  return (await isEmergency(tx, companyId, personId)) ? 'emergency_address' : undefined;
}

/** Whom the directory does not activate: an administrator who locks an account is not undone by the next synchronization. */
export const findLock = ({ account: { deactivatedBy } }: LockedUser): LockHold | undefined =>
  deactivatedBy === 'administrator' ? 'locked_by_administrator' : undefined;

/** For the log of the company only: the directory is not told who administers it. */
async function noteLocker(
  tx: Tx,
  { facts, directory: { companyId } }: ScimCall,
  { account: { deactivatedAt, deactivatedById } }: LockedUser,
): Promise<void> {
  if (!deactivatedById || !deactivatedAt) return;
  const [row] = await tx
    .select({ id: person.id, firstName: person.firstName, lastName: person.lastName })
    .from(person)
    .innerJoin(account, eq(account.personId, person.id))
    .where(and(eq(person.id, deactivatedById), eq(person.companyId, companyId)));
  const day = deactivatedAt.toISOString().slice(0, 10);
  if (row) facts.notes.push(`Deactivated by ${toPersonName(row)} on ${day}.`);
}

/**
 * The first of a day only: a directory asks every hour, and the audit trail would be about nothing else. Its log has a line
 * for each.
 */
async function recordHold(
  tx: Tx,
  { audit, limits }: ScimDeps,
  { directory: { companyId }, origin }: ScimCall,
  { personId, hold }: { personId: PersonId; hold: Hold },
): Promise<void> {
  if ((await limits.count(tx, [holdEntriesAbout(companyId, personId, hold)])) !== undefined) return;
  await audit.record(tx, {
    action: ACTIONS[hold],
    refused: hold,
    companyId,
    subject: { kind: 'person', id: personId },
    origin,
    details: BY_DIRECTORY,
  });
}

const isStateHold = (hold: Hold): hold is StateHold => ACTIONS[hold] === 'user.deactivate';

/** Refuses a request about somebody as a whole; the log, the audit trail and, of who stays active, the owners learn of it. */
export async function refuseHeld(
  tx: Tx,
  deps: ScimDeps,
  call: ScimCall,
  user: LockedUser,
  hold: Hold,
): Promise<Refused> {
  const { personId } = user;
  await recordHold(tx, deps, call, { personId, hold });
  if (isStateHold(hold))
    await tellOwners(tx, deps, call, { personId, name: toPersonName({ id: personId, ...user }), hold });
  if (hold === 'locked_by_administrator') await noteLocker(tx, call, user);
  return { refused: new ScimError(409, DETAILS[hold]) };
}
