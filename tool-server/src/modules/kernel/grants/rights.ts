import type { CompanyId, PersonId } from '@drawbridge/contracts';
import { eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { account, person } from '../people/people.table.ts';
import { end, type Grant, give } from './grants.store.ts';
import { grantRecord } from './grants.table.ts';

/**
 * @file What a person may, as their account says it: plan, company, administration. These columns are written here and
 * nowhere else but where an account is made, each with the grant that says because of what.
 */

/** What gives a right, and when. */
export interface Because {
  source: Extract<Grant['source'], 'plan' | 'company' | 'operator'>;
  sourceId: string;
  at: Date;
}

/** The individual plan until a day. */
export async function openIndividualPlan(
  tx: Tx,
  personId: PersonId,
  endsAt: Date,
  because: Because,
): Promise<void> {
  await tx
    .update(account)
    .set({ type: 'IND', trial: false, expiresAt: endsAt })
    .where(eq(account.personId, personId));
  await give(tx, { personId, kind: 'plan', subject: 'IND', ...because });
}

/** Source of the grant of a trial that somebody chose after their signup. */
export const TRIAL_SOURCE = 'trial';

/** The individual plan as a trial. `hasHadIndividualPlan` says whether it may be given. The person is locked. */
export async function openTrial(
  tx: Tx,
  personId: PersonId,
  given: { at: Date; endsAt: Date },
): Promise<void> {
  const { at, endsAt } = given;
  await tx
    .update(account)
    .set({ type: 'IND', trial: true, expiresAt: endsAt })
    .where(eq(account.personId, personId));
  await give(tx, { personId, kind: 'plan', subject: 'IND', source: 'plan', sourceId: TRIAL_SOURCE, at });
}

/** The free tier, without an end: nothing that was paid for is left. */
export async function closeIndividualPlan(tx: Tx, personId: PersonId): Promise<void> {
  await tx
    .update(account)
    .set({ type: 'FT', trial: false, expiresAt: null })
    .where(eq(account.personId, personId));
}

/**
 * Makes a person one of a company; an administrator who comes so is its owner. Whoever is told of it ends what a company of their own or none gave them: see the event
 * `company.changed`.
 */
export async function joinCompany(
  tx: Tx,
  { personId, companyId, isAdmin }: { personId: PersonId; companyId: CompanyId; isAdmin: boolean },
  because: Because,
): Promise<void> {
  await tx.update(person).set({ companyId }).where(eq(person.id, personId));
  await tx
    .update(account)
    .set({ type: 'ENT', trial: false, expiresAt: null, isAdmin, isOwner: isAdmin })
    .where(eq(account.personId, personId));
  const { at } = because;
  await end(tx, { personId, kind: 'plan', source: 'plan' }, { at, because: 'company pays' });
  for (const kind of ['membership', 'administration'] as const)
    await end(tx, { personId, kind }, { at, because: 'joined a company' });
  await give(tx, { personId, kind: 'membership', subject: companyId, ...because });
  if (isAdmin) await give(tx, { personId, kind: 'administration', subject: companyId, ...because });
}

/** Records that accounts were made as those of a company: in one statement, however many there are. */
export async function giveMemberships(
  tx: Tx,
  personIds: readonly PersonId[],
  { companyId, at }: { companyId: CompanyId; at: Date },
): Promise<void> {
  const grant = { kind: 'membership', subject: companyId, source: 'company', sourceId: companyId } as const;
  await tx
    .insert(grantRecord)
    .values(personIds.map((personId) => ({ personId, ...grant, givenAt: at })))
    .onConflictDoNothing();
}

/** Makes a person one of no company, on the free tier. */
export async function leaveCompany(
  tx: Tx,
  personId: PersonId,
  ended: { at: Date; because: string },
): Promise<void> {
  await tx.update(person).set({ companyId: null }).where(eq(person.id, personId));
  await tx
    .update(account)
    .set({
      type: 'FT',
      trial: false,
      expiresAt: null,
      isAdmin: false,
      isOwner: false,
      isManager: false,
      isSecurityChampion: false,
      securityChampionTeams: [],
    })
    .where(eq(account.personId, personId));
  for (const kind of ['membership', 'administration'] as const) await end(tx, { personId, kind }, ended);
}

/** What somebody decides in their company. An owner is an administrator who also decides who administers. */
interface Role {
  isAdmin: boolean;
  isOwner: boolean;
}

/** Gives or takes the administration of the company that a person belongs to. */
export async function setRole(
  tx: Tx,
  { personId, companyId, ...role }: { personId: PersonId; companyId: CompanyId } & Role,
  because: Because,
): Promise<void> {
  await tx.update(account).set(role).where(eq(account.personId, personId));
  const grant = { personId, kind: 'administration', subject: companyId } as const;
  if (role.isAdmin) await give(tx, { ...grant, ...because });
  else await end(tx, grant, { at: because.at, because: 'role taken' });
}

/** Gives people of a company its plan, or the free tier in its place. Who has the plan takes a seat. */
export async function setLicenses(
  tx: Tx,
  personIds: readonly PersonId[],
  isLicensed: boolean,
): Promise<void> {
  await tx
    .update(account)
    .set({ type: isLicensed ? 'ENT' : 'FT' })
    .where(inArray(account.personId, [...personIds]));
}

/** Marks who manages a team. The teams say which; this is what the session tells the page. */
export async function setManager(tx: Tx, personId: PersonId, isManager: boolean): Promise<void> {
  await tx.update(account).set({ isManager }).where(eq(account.personId, personId));
}

/** Marks a security champion of teams with these names; without any, none. The teams say which; sessions tell the page. */
export async function setChampion(tx: Tx, personId: PersonId, teamNames: readonly string[]): Promise<void> {
  await tx
    .update(account)
    .set({ isSecurityChampion: teamNames.length > 0, securityChampionTeams: [...teamNames] })
    .where(eq(account.personId, personId));
}
