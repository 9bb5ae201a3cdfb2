import {
  type CompanyId,
  type ParsedInputOf,
  type PersonId,
  PUBLIC_PAGES,
  problem,
} from '@drawbridge/contracts';
import type { setUserRole } from '@drawbridge/contracts/company';
import type { PortalActor } from '../../../actor.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Origin } from '../../../platform/http/api.ts';
import type { IdentityProof } from '../../identity/identity-proof/index.ts';
import { setRole } from '../../kernel/grants/index.ts';
import { lockCompany } from '../../kernel/people/index.ts';
import { type InviteDeps, readCompanyName } from './invite-users.ts';
import * as locks from './user-locks.store.ts';
import { toRoleMail } from './users.mails.ts';
import * as store from './users.store.ts';

interface RoleDeps extends InviteDeps {
  identityProof: IdentityProof;
}

type Input = ParsedInputOf<typeof setUserRole>;

async function change(
  tx: Tx,
  deps: RoleDeps,
  { actorId, companyId, origin }: { actorId: PersonId; companyId: CompanyId; origin: Origin },
  { user_id: personId, role, is_confirmed: isConfirmed }: Input,
): Promise<void> {
  const { clock, audit, mailer, toMailContent, publicUrl, productName } = deps;
  await lockCompany(tx, companyId);
  const { isOwner: mayChange } = await locks.checkAdmin(tx, { companyId, personId: actorId });
  if (!mayChange) throw problem('forbidden');
  const user = (await locks.lockUsers(tx, companyId, [personId])).get(personId);
  if (!user) throw problem('user_not_found');
  const { isAdmin, isOwner, state } = user.account;
  const before = store.toUserRole({ is_admin: isAdmin, is_owner: isOwner });
  if (before === role) return;
  if (state !== 'active' && role !== 'member') throw problem('user_not_active');
  if (before === 'owner' && state === 'active' && (await locks.countOwners(tx, companyId)) < 2)
    throw problem('last_owner');
  if (personId === actorId && !isConfirmed) throw problem('own_role');
  const now = clock.now();
  await setRole(
    tx,
    { personId, companyId, isAdmin: role !== 'member', isOwner: role === 'owner' },
    { source: 'company', sourceId: companyId, at: now },
  );
  await audit.record(tx, {
    action: 'user.role',
    actorId,
    companyId,
    subject: { kind: 'person', id: personId },
    origin,
    details: { before, after: role },
  });
  if (personId === actorId) return;
  const companyName = await readCompanyName(tx, companyId);
  const address = publicUrl + PUBLIC_PAGES.login;
  const template = toRoleMail({ productName, companyName, address, role });
  await mailer.send(tx, { to: user.email, ...toMailContent(template) });
}

/**
 * Makes somebody an owner, an administrator or a member. Throws `user_not_found`, `user_not_active`, `last_owner`,
 * `own_role`, `forbidden`, and as `IdentityProof.check`.
 * @see COMP-11
 */
export async function changeRole(
  deps: RoleDeps,
  actor: PortalActor & { companyId: CompanyId },
  input: Input,
  origin: Origin,
): Promise<void> {
  const { companyId, personId: actorId } = actor;
  await deps.identityProof.check(actor, input.password, origin);
  await deps.database.db.transaction((tx) => change(tx, deps, { actorId, companyId, origin }, input));
  deps.mailer.wake();
}
