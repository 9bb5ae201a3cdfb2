import { asId, type CompanyId, type PersonId } from '@drawbridge/contracts';
import { type AskedPerson, COMPANY_INVITATION_DAYS } from '@drawbridge/contracts/company';
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../../../platform/db/database.ts';
import { companyDomain, identityProvider } from '../../../identity/sso/sso.table.ts';
import { account, company, person } from '../../../kernel/people/index.ts';
import { HAS_CHOSEN_MEMBERS, team, teamMember } from '../../teams/index.ts';
import { ASKED_AGAIN_MS } from '../users.limits.ts';
import { companyInvitation } from './company-invitations.table.ts';

export type InvitationRow = typeof companyInvitation.$inferSelect;

const DAY_MS = 86_400_000;
/** Who declined before may be asked again. */
const toQuietSince = (now: Date) => new Date(now.getTime() - COMPANY_INVITATION_DAYS * DAY_MS);

/** Domains that a company proved. */
export async function readProvenDomains(db: DbOrTx, companyId: CompanyId): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ domain: companyDomain.domain })
    .from(companyDomain)
    .where(and(eq(companyDomain.companyId, companyId), isNotNull(companyDomain.verifiedAt)));
  return new Set(rows.map(({ domain }) => domain));
}

/** Somebody may have signed up with the address of another person. */
const isConfirmed = sql<boolean>`(${account.state} = 'active' and ${account.verify} is null)`;

export interface PrivateAccount {
  personId: PersonId;
  /** The address is theirs: they confirmed it. */
  isConfirmed: boolean;
}

/** The private accounts that have one of these addresses. */
export async function readPrivate(tx: Tx, emails: readonly string[]): Promise<Map<string, PrivateAccount>> {
  const rows = await tx
    .select({ id: person.id, email: person.email, isConfirmed })
    .from(person)
    .innerJoin(account, eq(account.personId, person.id))
    .where(and(eq(person.kind, 'account'), isNull(person.companyId), inArray(person.email, [...emails])));
  return new Map(
    rows.map((row) => [row.email ?? '', { personId: asId<'person'>(row.id), isConfirmed: row.isConfirmed }]),
  );
}

/** Its time is over, and so are the 14 days in which whoever declined it is left alone. */
const isOver = (now: Date) =>
  and(
    lte(companyInvitation.expiresAt, now),
    or(isNull(companyInvitation.declinedAt), lte(companyInvitation.declinedAt, toQuietSince(now))),
  );

/** It is withdrawn or over, and its owner may be told of a new one, or the address has another owner since. */
const isReplaceable = (now: Date) =>
  and(
    or(isNotNull(companyInvitation.withdrawnAt), lte(companyInvitation.expiresAt, now)),
    or(
      lte(companyInvitation.declinedAt, toQuietSince(now)),
      and(
        isNull(companyInvitation.declinedAt),
        lte(companyInvitation.createdAt, new Date(now.getTime() - ASKED_AGAIN_MS)),
      ),
      sql`not exists (
        select from ${person} p where p.id = ${companyInvitation.personId} and p.email = ${companyInvitation.email}
      )`,
    ),
  );

/** What makes room for a new invitation; also one that was accepted, by somebody who has left again since. */
export async function deleteOver(
  tx: Tx,
  companyId: CompanyId,
  { emails, now }: { emails: readonly string[]; now: Date },
): Promise<void> {
  await tx
    .delete(companyInvitation)
    .where(
      and(
        eq(companyInvitation.companyId, companyId),
        inArray(companyInvitation.email, [...emails]),
        or(isReplaceable(now), isNotNull(companyInvitation.acceptedAt)),
      ),
    );
}

/** Of all companies; gives how many. */
export async function deleteEnded(db: DbOrTx, now: Date): Promise<number> {
  const rows = await db.delete(companyInvitation).where(isOver(now)).returning({ id: companyInvitation.id });
  return rows.length;
}

/**
 * `unchanged`: the address is asked already. `again`: an invitation that was withdrawn, or declined and over, is there
 * again with what the company says now, and as it was answered. Its id is new, as that of a new one: by an id that
 * stays, the company would learn who declined, and whose account is private.
 */
export async function insertInvitation(
  tx: Tx,
  row: InvitationRow,
  now: Date,
): Promise<'new' | 'again' | 'unchanged'> {
  const made = await tx
    .insert(companyInvitation)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: companyInvitation.id });
  if (made.length > 0) return 'new';
  const { id, invitedById, teamIds, hasLicense, department, jobTitle, expiresAt } = row;
  const again = await tx
    .update(companyInvitation)
    .set({ id, invitedById, teamIds, hasLicense, department, jobTitle, expiresAt, withdrawnAt: null })
    .where(
      and(
        eq(companyInvitation.companyId, row.companyId),
        eq(companyInvitation.email, row.email),
        or(isNotNull(companyInvitation.withdrawnAt), lte(companyInvitation.expiresAt, now)),
      ),
    )
    .returning({ id: companyInvitation.id });
  return again.length > 0 ? 'again' : 'unchanged';
}

export async function readAsked(db: DbOrTx, companyId: CompanyId, now: Date): Promise<AskedPerson[]> {
  const rows = await db
    .select({
      id: companyInvitation.id,
      email: companyInvitation.email,
      expiresAt: companyInvitation.expiresAt,
    })
    .from(companyInvitation)
    .where(
      and(
        eq(companyInvitation.companyId, companyId),
        gt(companyInvitation.expiresAt, now),
        isNull(companyInvitation.acceptedAt),
        isNull(companyInvitation.withdrawnAt),
      ),
    )
    .orderBy(asc(companyInvitation.email));
  return rows.map(({ id, email, expiresAt }) => ({
    id: asId<'company invitation'>(id),
    email,
    expires_at: expiresAt.toISOString(),
  }));
}

/**
 * False where it is not there, or over: how long the row is kept then depends on the answer. One that is withdrawn
 * stays for a while: who was told, or declined, is not told again at once.
 */
export async function withdraw(
  tx: Tx,
  companyId: CompanyId,
  { id, at }: { id: string; at: Date },
): Promise<boolean> {
  const rows = await tx
    .update(companyInvitation)
    .set({ withdrawnAt: at })
    .where(
      and(
        eq(companyInvitation.companyId, companyId),
        eq(companyInvitation.id, id),
        gt(companyInvitation.expiresAt, at),
        isNull(companyInvitation.acceptedAt),
        isNull(companyInvitation.withdrawnAt),
      ),
    )
    .returning({ id: companyInvitation.id });
  return rows.length > 0;
}

/** The company still has the proof of the domain: without it another company may, which decides how its people sign in. */
const isProven = sql`exists (
  select from ${companyDomain} d
  where d.company_id = ${companyInvitation.companyId} and d.verified_at is not null
    and d.domain = split_part(${companyInvitation.email}, '@', -1)
)`;

/** The company refuses passwords for addresses of the domain. */
const isProviderOnly = sql<boolean>`exists (
  select from ${companyDomain} d
    join ${identityProvider} i on i.id = d.provider_id and i.company_id = d.company_id
  where d.company_id = ${companyInvitation.companyId} and d.verified_at is not null
    and d.domain = split_part(${companyInvitation.email}, '@', -1)
    and i.is_strict and i.off_since is null
)`;

/** Open to a person: not answered, withdrawn or over, of a company that has not ended, at a confirmed address that they still have. */
const isOpenTo = (personId: PersonId, now: Date) =>
  and(
    eq(companyInvitation.personId, personId),
    eq(person.email, companyInvitation.email),
    isNull(person.companyId),
    isConfirmed,
    isProven,
    isNull(companyInvitation.declinedAt),
    isNull(companyInvitation.acceptedAt),
    isNull(companyInvitation.withdrawnAt),
    gt(companyInvitation.expiresAt, now),
    or(isNull(company.expiresAt), gt(company.expiresAt, now)),
  );

const selectOpen = (db: DbOrTx, personId: PersonId, now: Date) =>
  db
    .select({
      invitation: companyInvitation,
      companyName: company.name,
      invitedBy: sql<string>`coalesce((
        select trim(i.first_name || ' ' || i.last_name) from ${person} i
        where i.id = ${companyInvitation.invitedById} and i.company_id = ${companyInvitation.companyId}
      ), '')`,
      isProviderOnly,
      demandsSecondFactor: company.demandsSecondFactor,
      type: account.type,
      planEndsAt: account.expiresAt,
    })
    .from(companyInvitation)
    .innerJoin(company, eq(company.id, companyInvitation.companyId))
    .innerJoin(person, eq(person.id, companyInvitation.personId))
    .innerJoin(account, eq(account.personId, person.id))
    .where(isOpenTo(personId, now))
    .orderBy(asc(companyInvitation.createdAt), asc(companyInvitation.id));

export const readOpen = async (db: DbOrTx, personId: PersonId, now: Date) => selectOpen(db, personId, now);

export async function findOpen(db: DbOrTx, personId: PersonId, { id, now }: { id: string; now: Date }) {
  const rows = await selectOpen(db, personId, now);
  return rows.find(({ invitation }) => invitation.id === id)?.invitation;
}

export async function decline(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.update(companyInvitation).set({ declinedAt: at }).where(eq(companyInvitation.id, id));
}

/** A person belongs to one company: what others asked is over too, and looks open to them as a declined one does. */
export async function accept(
  tx: Tx,
  personId: PersonId,
  { id, at }: { id: string; at: Date },
): Promise<void> {
  await tx.update(companyInvitation).set({ acceptedAt: at }).where(eq(companyInvitation.id, id));
  await tx
    .update(companyInvitation)
    .set({ declinedAt: at })
    .where(and(eq(companyInvitation.personId, personId), ne(companyInvitation.id, id)));
}

/** Whether a person joined by an invitation, and is of the company still. */
export async function hasAccepted(db: DbOrTx, personId: PersonId, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: companyInvitation.id })
    .from(companyInvitation)
    .innerJoin(
      person,
      and(eq(person.id, companyInvitation.personId), eq(person.companyId, companyInvitation.companyId)),
    )
    .where(
      and(eq(companyInvitation.id, id), eq(person.id, personId), isNotNull(companyInvitation.acceptedAt)),
    );
  return rows.length > 0;
}

/** What the company says of the person, and the teams that are still there and hold their members by choice. */
export async function writeMembership(
  tx: Tx,
  personId: PersonId,
  { companyId, department, jobTitle, teamIds }: InvitationRow,
  at: Date,
): Promise<void> {
  await tx.update(person).set({ department, jobTitle }).where(eq(person.id, personId));
  if (teamIds.length === 0) return;
  const teams = await tx
    .select({ id: team.id })
    .from(team)
    .where(and(eq(team.companyId, companyId), HAS_CHOSEN_MEMBERS, inArray(team.id, teamIds)));
  if (teams.length > 0)
    await tx
      .insert(teamMember)
      .values(teams.map(({ id }) => ({ teamId: id, personId, joinedAt: at })))
      .onConflictDoNothing();
}
