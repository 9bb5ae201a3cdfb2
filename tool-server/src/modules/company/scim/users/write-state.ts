import { eq } from 'drizzle-orm';
import type { Tx } from '../../../../platform/db/database.ts';
import { setLicenses } from '../../../kernel/grants/index.ts';
import { account, company } from '../../../kernel/people/index.ts';
import {
  deactivateUsers,
  hasFreeSeat,
  type LockedUser,
  mailInvitation,
  reactivateUsers,
  readCompanyName,
  toStateAgain,
} from '../../users/index.ts';
import type { ScimCall } from '../http/scim-call.ts';
import { BY_DIRECTORY, type ScimDeps } from '../scim-deps.ts';

/** Words for the log of a company whose seats are all taken. */
export const NO_SEAT = 'no license: all seats are taken';

/** Who can sign in opens nothing while the company pays for nothing. */
export async function noteEndedSubscription(
  tx: Tx,
  { clock }: ScimDeps,
  { directory: { companyId }, facts }: ScimCall,
): Promise<void> {
  const [row] = await tx.select({ endsAt: company.expiresAt }).from(company).where(eq(company.id, companyId));
  if (row?.endsAt && row.endsAt <= clock.now())
    facts.notes.push(
      'The subscription of the company has ended: the user can sign in, and opens nothing until it is renewed.',
    );
}

export async function mailOne(tx: Tx, deps: ScimDeps, call: ScimCall, email: string): Promise<void> {
  const companyName = await readCompanyName(tx, call.directory.companyId);
  await mailInvitation(tx, deps, { email, companyName });
  call.hasMail = true;
  call.facts.changes.push('invited by email');
}

/** Invites somebody whose account is there. */
export async function invite(
  tx: Tx,
  deps: ScimDeps,
  call: ScimCall,
  { personId, email }: Pick<LockedUser, 'personId' | 'email'>,
): Promise<void> {
  await tx.update(account).set({ invitedAt: deps.clock.now() }).where(eq(account.personId, personId));
  await mailOne(tx, deps, call, email);
}

const record = (
  tx: Tx,
  { audit }: ScimDeps,
  { directory: { companyId }, origin }: ScimCall,
  {
    action,
    user,
    details,
  }: {
    action: 'user.deactivate' | 'user.reactivate';
    user: LockedUser;
    details?: Record<string, string>;
  },
) =>
  audit.record(tx, {
    action,
    companyId,
    subject: { kind: 'person', id: user.personId },
    origin,
    details: { ...BY_DIRECTORY, license: user.account.type === 'ENT' ? 'yes' : 'no', ...details },
  });

export async function deactivate(
  tx: Tx,
  deps: ScimDeps,
  call: ScimCall,
  user: LockedUser,
  details?: Record<string, string>,
): Promise<void> {
  await deactivateUsers(tx, deps, [user], { at: deps.clock.now(), by: 'directory' });
  await record(tx, deps, call, { action: 'user.deactivate', user, ...(details ? { details } : {}) });
  call.facts.changes.push('deactivated');
}

const toDeactivatedBy = ({ account: { deactivatedBy } }: LockedUser): Record<string, string> =>
  deactivatedBy === null ? {} : { 'deactivated by': deactivatedBy };

/** Takes a seat for a user with a license if there is one; else the license ends. Who was never invited is invited now. */
export async function reactivate(tx: Tx, deps: ScimDeps, call: ScimCall, user: LockedUser): Promise<void> {
  const isLicensed = user.account.type === 'ENT';
  const keeps = isLicensed && (await hasFreeSeat(tx, call.directory.companyId));
  if (isLicensed && !keeps) await setLicenses(tx, [user.personId], false);
  await reactivateUsers(tx, [user]);
  const details = { license: keeps ? 'yes' : 'no', ...toDeactivatedBy(user) };
  await record(tx, deps, call, { action: 'user.reactivate', user, details });
  call.facts.changes.push('reactivated');
  if (isLicensed && !keeps) call.facts.changes.push(NO_SEAT);
  await noteEndedSubscription(tx, deps, call);
  if (toStateAgain(user) === 'invited' && user.account.invitedAt === null) await invite(tx, deps, call, user);
}
