import type { CompanyId, PersonId } from '@drawbridge/contracts';
import { problem } from '@drawbridge/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../../actor.ts';
import { team, teamManager, teamMember } from '../teams/teams.table.ts';

/** Whose users somebody sees: an administrator's are all of the company, a manager's those of the managed teams. */
export interface Scope {
  companyId: CompanyId;
  personId: PersonId;
  isAdmin: boolean;
}

/** Throws `forbidden` for everybody who neither administers nor manages. @see ROLE-5, CX-23 */
export function toScope(actor: Actor): Scope {
  const isLead = actor.kind === 'portal' && (actor.isAdmin || actor.kinds.includes('manager'));
  if (!isLead || !actor.companyId) throw problem('forbidden');
  return { companyId: actor.companyId, personId: actor.personId, isAdmin: actor.isAdmin };
}

/** True for a team `t` that the scope holds: all, or those that are managed and the teams that are part of them. */
export const isTeamInScope = ({ companyId, personId, isAdmin }: Scope): SQL =>
  isAdmin
    ? sql`t.company_id = ${companyId}::uuid`
    : sql`t.company_id = ${companyId}::uuid and exists (
        select from ${teamManager} g where g.person_id = ${personId}::uuid and g.team_id in (t.id, t.parent_id))`;

/** True for an account `p` of the company that the scope holds. */
export const isUserInScope = (scope: Scope): SQL =>
  scope.isAdmin
    ? sql`p.company_id = ${scope.companyId}::uuid and p.kind = 'account'`
    : sql`p.company_id = ${scope.companyId}::uuid and p.kind = 'account' and exists (
        select from ${teamMember} m join ${team} t on t.id = m.team_id
        where m.person_id = p.id and ${isTeamInScope(scope)})`;
