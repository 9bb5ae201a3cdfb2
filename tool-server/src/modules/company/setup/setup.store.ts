import type { CompanyId } from '@drawbridge/contracts';
import { SETUP_PEOPLE, type SetupChoice, type SetupStep } from '@drawbridge/contracts/company';
import { and, eq, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../../platform/db/database.ts';
import { companyDomain, identityProvider } from '../../identity/sso/sso.table.ts';
import { account, company, person } from '../../kernel/people/index.ts';
import { assignment } from '../assignments/assignments.table.ts';
import { team, teamMember } from '../teams/index.ts';
import { setupChoice } from './setup.table.ts';

/** What of the set-up is true of a company now. */
export async function readFacts(db: DbOrTx, companyId: CompanyId): Promise<Record<SetupStep, boolean>> {
  const id = sql`${companyId}::uuid`;
  const { rows } = (await db.execute(sql`
    select
      exists (select from ${companyDomain} d where d.company_id = ${id} and d.verified_at is not null) as domain,
      exists (
        select from ${identityProvider} i
        where i.company_id = ${id} and i.off_since is null and i.issuer is not null
      ) as sign_in,
      (select count(*) from (
        select from ${person} p join ${account} a on a.person_id = p.id
        where p.company_id = ${id} and p.kind = 'account' and not a.is_admin and a.state <> 'deactivated'
        limit ${SETUP_PEOPLE}::int
      ) found) >= ${SETUP_PEOPLE}::int as people,
      exists (
        select from ${team} t join ${teamMember} m on m.team_id = t.id where t.company_id = ${id}
      ) as team,
      exists (select from ${assignment} a where a.company_id = ${id}) as assignment
  `)) as { rows: Record<SetupStep, boolean>[] };
  return rows[0] ?? { domain: false, sign_in: false, people: false, team: false, assignment: false };
}

export async function readChoices(
  db: DbOrTx,
  companyId: CompanyId,
): Promise<ReadonlyMap<SetupStep, SetupChoice>> {
  const rows = await db.select().from(setupChoice).where(eq(setupChoice.companyId, companyId));
  return new Map(rows.map(({ step, choice }) => [step, choice]));
}

export async function writeChoice(
  tx: Tx,
  {
    companyId,
    step,
    choice,
    at,
  }: { companyId: CompanyId; step: SetupStep; choice: SetupChoice | null; at: Date },
): Promise<void> {
  if (choice === null) {
    await tx.delete(setupChoice).where(and(eq(setupChoice.companyId, companyId), eq(setupChoice.step, step)));
    return;
  }
  await tx
    .insert(setupChoice)
    .values({ companyId, step, choice, chosenAt: at })
    .onConflictDoUpdate({
      target: [setupChoice.companyId, setupChoice.step],
      set: { choice, chosenAt: at },
    });
}

export async function isClosed(db: DbOrTx, companyId: CompanyId): Promise<boolean> {
  const [row] = await db
    .select({ closedAt: company.setupClosedAt })
    .from(company)
    .where(eq(company.id, companyId));
  return row?.closedAt !== null && row?.closedAt !== undefined;
}

export async function close(tx: Tx, companyId: CompanyId, at: Date): Promise<void> {
  await tx.update(company).set({ setupClosedAt: at }).where(eq(company.id, companyId));
}
