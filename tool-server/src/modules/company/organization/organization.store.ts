import type { CompanyId, PersonId } from '@drawbridge/contracts';
import { and, eq, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../../platform/db/database.ts';
import { account, company, person } from '../../kernel/people/index.ts';
import { HAS_CHOSEN_MEMBERS, team, teamMember } from '../teams/index.ts';
import { companyLogo, userDefaults } from './organization.table.ts';

export type CompanyRow = typeof company.$inferSelect;
export type CompanyChange = Partial<
  Pick<
    CompanyRow,
    | 'name'
    | 'about'
    | 'supportEmail'
    | 'supportUrl'
    | 'timeZone'
    | 'keepsWorkDays'
    | 'keepsActivityDays'
    | 'keepsAuditDays'
  >
>;

export async function readCompany(db: DbOrTx, companyId: CompanyId): Promise<CompanyRow | undefined> {
  const [row] = await db.select().from(company).where(eq(company.id, companyId));
  return row;
}

/** The same, locked until the transaction ends. */
export async function lockCompany(tx: Tx, companyId: CompanyId): Promise<CompanyRow | undefined> {
  const [row] = await tx.select().from(company).where(eq(company.id, companyId)).for('no key update');
  return row;
}

export async function changeCompany(tx: Tx, companyId: CompanyId, change: CompanyChange): Promise<void> {
  await tx.update(company).set(change).where(eq(company.id, companyId));
}

/** Replaces the logo, and the address of it. Of two at the same time the later one stays whole. */
export async function storeLogo(
  tx: Tx,
  { companyId, ...logo }: { companyId: CompanyId; name: string; image: Uint8Array; createdAt: Date },
  path: string,
): Promise<void> {
  await tx.update(company).set({ logo: path }).where(eq(company.id, companyId));
  await tx
    .insert(companyLogo)
    .values({ companyId, ...logo })
    .onConflictDoUpdate({ target: companyLogo.companyId, set: logo });
}

/** False where there was none. */
export async function deleteLogo(tx: Tx, companyId: CompanyId): Promise<boolean> {
  await tx.update(company).set({ logo: null }).where(eq(company.id, companyId));
  const rows = await tx
    .delete(companyLogo)
    .where(eq(companyLogo.companyId, companyId))
    .returning({ id: companyLogo.companyId });
  return rows.length > 0;
}

export async function findLogo(db: DbOrTx, name: string): Promise<Uint8Array | undefined> {
  const [row] = await db
    .select({ image: companyLogo.image })
    .from(companyLogo)
    .where(eq(companyLogo.name, name));
  return row?.image;
}

export const NO_DEFAULTS = { weeklyDigestEmail: true, defaultTeamId: null } as const;

/** A default team that is no longer one of the company is left out. */
export async function readDefaults(db: DbOrTx, companyId: CompanyId) {
  const [row] = await db
    .select({ weeklyDigestEmail: userDefaults.weeklyDigestEmail, defaultTeamId: team.id })
    .from(userDefaults)
    .leftJoin(
      team,
      and(
        eq(team.id, userDefaults.defaultTeamId),
        eq(team.companyId, userDefaults.companyId),
        HAS_CHOSEN_MEMBERS,
      ),
    )
    .where(eq(userDefaults.companyId, companyId));
  return row ?? NO_DEFAULTS;
}

export async function writeDefaults(
  tx: Tx,
  companyId: CompanyId,
  values: { weeklyDigestEmail: boolean; defaultTeamId: string | null },
): Promise<void> {
  await tx
    .insert(userDefaults)
    .values({ companyId, ...values })
    .onConflictDoUpdate({ target: userDefaults.companyId, set: values });
}

/** The company of a person's account, or undefined. */
export async function findCompanyOf(db: DbOrTx, personId: PersonId): Promise<string | undefined> {
  const [row] = await db
    .select({ companyId: person.companyId })
    .from(person)
    .where(and(eq(person.id, personId), eq(person.kind, 'account')));
  return row?.companyId ?? undefined;
}

export async function setDigest(tx: Tx, personId: PersonId, weeklyDigestEmail: boolean): Promise<void> {
  await tx.update(account).set({ weeklyDigestEmail }).where(eq(account.personId, personId));
}

/** Adds a person to a team, unless they are in one already. */
export async function joinFirstTeam(tx: Tx, personId: PersonId, teamId: string, at: Date): Promise<void> {
  await tx.execute(sql`
    insert into ${teamMember} (team_id, person_id, joined_at)
    select ${teamId}::uuid, ${personId}::uuid, ${at.toISOString()}::timestamptz
    where not exists (select from ${teamMember} where person_id = ${personId}::uuid)
    on conflict do nothing`);
}
