import { type CompanyId, type PersonId, problem } from '@drawbridge/contracts';
import type { Actor } from './actor.ts';

/** The company that an administrator acts for; throws `forbidden` for everybody else. @see ROLE-11 */
export function toAdmin(actor: Actor): { companyId: CompanyId; personId: PersonId } {
  if (actor.kind !== 'portal' || !actor.isAdmin || !actor.companyId) throw problem('forbidden');
  return { companyId: actor.companyId, personId: actor.personId };
}
