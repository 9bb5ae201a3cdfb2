import { type CompanyId, type PersonId, PORTAL_PAGES } from '@drawbridge/contracts';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../../platform/db/database.ts';
import { identityProvider } from '../../../identity/sso/sso.table.ts';
import { account, person, toPersonName } from '../../../kernel/people/index.ts';
import { countOwners, type LockedUser, readCompanyName } from '../../users/index.ts';
import type { Refused, ScimCall } from '../http/scim-call.ts';
import { ScimError } from '../http/scim-error.ts';
import { holdNoticesAbout } from '../scim.limits.ts';
import { BY_DIRECTORY, type ScimDeps } from '../scim-deps.ts';
import { toHoldNotice } from './scim.mails.ts';

export type Hold = 'last_owner' | 'emergency_administrator';
/** Whose address the directory cannot change. */
export type AddressHold = 'owner_address' | 'emergency_address';

const DETAILS: Record<Hold, string> = {
  last_owner:
    'This user is the last active owner of the company. Make somebody else an owner, or an owner removes this user from the directory assignment.',
  emergency_administrator:
    'This user is the administrator who can sign in without the identity provider. Choose another one on the page Sign-in first.',
};

const ADDRESS_DETAILS: Record<AddressHold, string> = {
  owner_address:
    'This user is an owner of the company: the directory cannot change their email address. Another owner ends that role first.',
  emergency_address:
    'This user is the administrator who can sign in without the identity provider: the directory cannot change their email address. Choose another one on the page Sign-in first.',
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
): Promise<Hold | undefined> {
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

/** Refuses a request that would change such an address; the log and the audit trail learn of it. */
export async function refuseAddress(
  tx: Tx,
  { audit }: ScimDeps,
  { directory: { companyId }, origin }: ScimCall,
  { personId, hold }: { personId: PersonId; hold: AddressHold },
): Promise<Refused> {
  await audit.record(tx, {
    action: 'user.edit',
    refused: hold,
    companyId,
    subject: { kind: 'person', id: personId },
    origin,
    details: BY_DIRECTORY,
  });
  return { refused: new ScimError(409, ADDRESS_DETAILS[hold]) };
}

async function readOwners(tx: Tx, companyId: CompanyId): Promise<string[]> {
  const rows = await tx
    .select({ email: person.email })
    .from(person)
    .innerJoin(account, eq(account.personId, person.id))
    .where(and(eq(person.companyId, companyId), eq(account.isOwner, true), eq(account.state, 'active')));
  return rows.flatMap(({ email }) => email ?? []);
}

async function tellOwners(
  tx: Tx,
  deps: ScimDeps,
  { companyId, personId, name, hold }: { companyId: CompanyId; personId: PersonId; name: string; hold: Hold },
): Promise<void> {
  const { limits, mailer, toMailContent, productName, publicUrl } = deps;
  if ((await limits.count(tx, [holdNoticesAbout(companyId, personId)])) !== undefined) return;
  const companyName = await readCompanyName(tx, companyId);
  const address = publicUrl + PORTAL_PAGES.companyUsers;
  const template = toHoldNotice({ productName, companyName, name, hold, address });
  for (const to of await readOwners(tx, companyId)) await mailer.send(tx, { to, ...toMailContent(template) });
}

/** Refuses a request that would deactivate somebody; the log, the audit trail and the owners learn of it. */
export async function refuseHeld(
  tx: Tx,
  deps: ScimDeps,
  call: ScimCall,
  user: LockedUser,
  hold: Hold,
): Promise<Refused> {
  const { companyId } = call.directory;
  const { personId } = user;
  await deps.audit.record(tx, {
    action: 'user.deactivate',
    refused: hold,
    companyId,
    subject: { kind: 'person', id: personId },
    origin: call.origin,
    details: BY_DIRECTORY,
  });
  await tellOwners(tx, deps, { companyId, personId, name: toPersonName({ id: personId, ...user }), hold });
  call.hasMail = true;
  return { refused: new ScimError(409, DETAILS[hold]) };
}
