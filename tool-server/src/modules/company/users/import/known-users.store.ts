import { asId, type CompanyId, type PersonId } from '@drawbridge/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../../../platform/db/database.ts';
import { account, person } from '../../../kernel/people/index.ts';
import { isProvisionedTeam, isProvisionedUser, team, teamMember } from '../../teams/index.ts';

/** An account that has the address of a line. */
export interface KnownUser {
  personId: PersonId;
  companyId: CompanyId | null;
  isDeactivated: boolean;
  /** The directory decides their names, department and job title. */
  isProvisioned: boolean;
  firstName: string;
  lastName: string;
  department: string;
  jobTitle: string;
  teamIds: string[];
}

interface Row extends Omit<KnownUser, 'personId' | 'companyId' | 'isDeactivated' | 'teamIds'> {
  id: string;
  email: string;
  company_id: string | null;
  state: string;
  team_ids: string[];
}

const readRows = async (db: DbOrTx, statement: SQL) =>
  ((await db.execute(statement)) as { rows: Row[] }).rows;

/** Takes the users of the company that have one of these addresses, in the order of their ids. */
export async function lockByEmail(
  db: DbOrTx,
  companyId: CompanyId,
  emails: readonly string[],
): Promise<void> {
  await db.execute(sql`
    select p.id from ${person} p
    where p.kind = 'account' and p.company_id = ${companyId}::uuid
      and p.email in (select value from json_array_elements_text(${JSON.stringify(emails)}::json))
    order by p.id
    for no key update
  `);
}

/** The accounts that have one of these addresses, anywhere. */
export async function readKnownUsers(db: DbOrTx, emails: readonly string[]): Promise<Map<string, KnownUser>> {
  const rows = await readRows(
    db,
    sql`
      select p.id, p.email, p.company_id, a.state, p.first_name as "firstName", p.last_name as "lastName",
        p.department, p.job_title as "jobTitle",
        ${isProvisionedUser(sql`p.id`)} as "isProvisioned",
        coalesce((select json_agg(m.team_id) from ${teamMember} m where m.person_id = p.id), '[]'::json) as team_ids
      from ${person} p join ${account} a on a.person_id = p.id
      where p.kind = 'account'
        and p.email in (select value from json_array_elements_text(${JSON.stringify(emails)}::json))`,
  );
  return new Map(
    rows.map(({ id, email, company_id: companyId, state, team_ids: teamIds, ...known }) => [
      email,
      {
        ...known,
        personId: asId<'person'>(id),
        companyId: companyId === null ? null : asId<'company'>(companyId),
        isDeactivated: state === 'deactivated',
        teamIds,
      },
    ]),
  );
}

export interface CompanyTeam {
  id: string;
  name: string;
  /** Its members follow a rule, or the directory. */
  isClosed: boolean;
}

export async function readCompanyTeams(db: DbOrTx, companyId: CompanyId): Promise<CompanyTeam[]> {
  const { rows } = (await db.execute(sql`
    select t.id, t.name, (t.rule is not null or ${isProvisionedTeam(sql`t.id`)}) as "isClosed"
    from ${team} t where t.company_id = ${companyId}::uuid
  `)) as { rows: CompanyTeam[] };
  return rows;
}
