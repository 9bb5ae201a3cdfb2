import { type CompanyId, type PersonId, PORTAL_PAGES } from '@drawbridge/contracts';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../../platform/db/database.ts';
import { account, person } from '../../../kernel/people/index.ts';
import { type LockedUser, readCompanyName } from '../../users/index.ts';
import type { ScimCall } from '../http/scim-call.ts';
import { holdNoticesAbout } from '../scim.limits.ts';
import type { ScimDeps } from '../scim-deps.ts';
import { type StateHold, toAddressNotice, toHoldNotice } from './scim.mails.ts';

/** @file Mail about what a directory does, or was refused. */

async function readOwners(tx: Tx, companyId: CompanyId): Promise<string[]> {
  const rows = await tx
    .select({ email: person.email })
    .from(person)
    .innerJoin(account, eq(account.personId, person.id))
    .where(and(eq(person.companyId, companyId), eq(account.isOwner, true), eq(account.state, 'active')));
  return rows.flatMap(({ email }) => email ?? []);
}

/** Once a day at most. */
export async function tellOwners(
  tx: Tx,
  deps: ScimDeps,
  call: ScimCall,
  { personId, name, hold }: { personId: PersonId; name: string; hold: StateHold },
): Promise<void> {
  const { limits, mailer, toMailContent, productName, publicUrl } = deps;
  const { companyId } = call.directory;
  if ((await limits.count(tx, [holdNoticesAbout(companyId, personId)])) !== undefined) return;
  const companyName = await readCompanyName(tx, companyId);
  const address = publicUrl + PORTAL_PAGES.companyUsers;
  const template = toHoldNotice({ productName, companyName, name, hold, address });
  for (const to of await readOwners(tx, companyId)) await mailer.send(tx, { to, ...toMailContent(template) });
  call.hasMail = true;
}

const wasUsed = ({ account: { state, deactivatedFrom } }: LockedUser) =>
  (state === 'deactivated' ? deactivatedFrom : state) === 'active';

/**
 * Tells the earlier address that it is not the user's any more: whoever has the secret of a directory could take an account
 * over unnoticed. An account that was never used has nothing to take.
 */
export async function tellEarlierAddress(
  tx: Tx,
  deps: ScimDeps,
  call: ScimCall,
  user: LockedUser,
): Promise<void> {
  if (!wasUsed(user)) return;
  const { mailer, toMailContent, productName } = deps;
  const companyName = await readCompanyName(tx, call.directory.companyId);
  await mailer.send(tx, { to: user.email, ...toMailContent(toAddressNotice({ productName, companyName })) });
  call.hasMail = true;
}
