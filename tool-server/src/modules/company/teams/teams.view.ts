import { type CompanyId, type PersonId, problem } from '@drawbridge/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../../../actor.ts';
import { person } from '../../kernel/people/people.table.ts';
import { team, teamManager, teamMember } from './teams.table.ts';

/** @file Which teams and people of a company somebody may see, as conditions for queries. @see ROLE-5, COMP-62 */

/** Whose data a caller sees: the whole company, or only the teams that they manage. */
export interface TeamScope {
  companyId: CompanyId;
  personId: PersonId;
  isAdmin: boolean;
}

/** Throws `forbidden` for somebody who neither administers a company nor manages a team. */
export function toTeamScope(actor: Actor): TeamScope {
  if (actor.kind !== 'portal' || !actor.companyId) throw problem('forbidden');
  const { companyId, personId, isAdmin } = actor;
  if (!isAdmin && !actor.kinds.includes('manager')) throw problem('forbidden');
  return { companyId, personId, isAdmin };
}

/**
 * A subquery: the ids of the teams that a person manages, and of those nested in them. Only teams of the person's own
 * company.
 */
export const managedTeamsOf = (personId: PersonId): SQL => sql`(
  select n.id from ${teamManager} g
  join ${person} me on me.id = g.person_id
  join ${team} o on o.id = g.team_id and o.company_id = me.company_id
  join ${team} n on (n.id = o.id or n.parent_id = o.id) and n.company_id = o.company_id
  where g.person_id = ${personId}::uuid
)`;

/** True of a team `t` that the caller may see. */
export const isTeamInScope = ({ companyId, personId, isAdmin }: TeamScope): SQL =>
  isAdmin
    ? sql`t.company_id = ${companyId}::uuid`
    : sql`(t.company_id = ${companyId}::uuid and t.id in ${managedTeamsOf(personId)})`;

/** The columns of a person in the query that a condition is for. */
interface PersonColumns {
  id: SQL;
  companyId: SQL;
  kind: SQL;
}

const OWN_COLUMNS: PersonColumns = {
  id: sql`${person.id}`,
  companyId: sql`${person.companyId}`,
  kind: sql`${person.kind}`,
};

/**
 * True of a user whom the caller may see: every user of the company for an administrator, the members of the managed teams
 * for a manager.
 */
export function isInScopeOf(
  { companyId, personId, isAdmin }: TeamScope,
  columns: PersonColumns = OWN_COLUMNS,
): SQL {
  const isUser = sql`${columns.companyId} = ${companyId}::uuid and ${columns.kind} = 'account'`;
  if (isAdmin) return sql`(${isUser})`;
  return sql`(${isUser} and ${columns.id} in (
    select s.person_id from ${teamMember} s where s.team_id in ${managedTeamsOf(personId)}
  ))`;
}

/** True of a person `p` to whom the rule of a team `t` applies. An empty condition applies to everybody. */
export const IS_IN_RULE = sql`(
  p.company_id = t.company_id and p.kind = 'account'
  and coalesce(lower(split_part(p.email, '@', 2)) = lower(t.rule ->> 'domain'), t.rule ->> 'domain' is null)
  and coalesce(lower(p.department) = lower(t.rule ->> 'department'), t.rule ->> 'department' is null)
  and coalesce(lower(p.job_title) = lower(t.rule ->> 'job_title'), t.rule ->> 'job_title' is null)
)`;

/** A text as searches and sorting compare it: in lower case, without accents. The same as in `person.search_text`. */
export const toSearchText = (text: SQL): SQL =>
  sql`lower(regexp_replace(normalize(${text}, NFKD), ${sql.raw(String.raw`'[\u0300-\u036F]'`)}, '', 'g'))`;

/** The words of a search, in the same form. */
export const toSearchWords = (search: string): string[] =>
  search
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    // The database has one form of a sigma.
    .replaceAll('ς', 'σ')
    .split(/\s+/)
    .filter((word) => word !== '');

const toPattern = (word: string) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** True where each word of a search is in the text. */
export function hasWords(text: SQL, search: string | undefined): SQL {
  const words = toSearchWords(search ?? '');
  if (words.length === 0) return sql`true`;
  return sql.join(
    words.map((word) => sql`${text} like ${toPattern(word)}`),
    sql` and `,
  );
}

/** Ids as rows of one column, `id`. */
export const toIdRows = (ids: readonly string[]): SQL =>
  sql`(select value::uuid as id from json_array_elements_text(${JSON.stringify(ids)}::json))`;
