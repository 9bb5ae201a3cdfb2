import type { CompanyId, CourseId, PersonId } from '@drawbridge/contracts';
import { and, count, desc, eq, gte, inArray, isNotNull, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../../platform/db/database.ts';
import { accountLink } from '../../kernel/people/account-link.table.ts';
import { account, person } from '../../kernel/people/index.ts';
import { linkedLearnersOf } from '../../kernel/people/living-link.view.ts';
import { publicProfile } from '../public-profile/public-profile.table.ts';
import { badge, badgeAward } from './badges.table.ts';

export type AwardRow = typeof badgeAward.$inferSelect;
export type BadgeRow = typeof badge.$inferSelect;
export interface StoredAward extends AwardRow {
  badge: BadgeRow;
}

const isHeld = isNull(badgeAward.revokedAt);

/** Of a person, and of the learners that an account is linked with: they are one person while the link lasts. */
const isOf = (personId: PersonId) =>
  or(
    eq(badgeAward.personId, personId),
    sql`${badgeAward.personId} in ${linkedLearnersOf(sql`${personId}::uuid`)}`,
  );

/** Gives false when the person has, or had, the badge. */
export async function insertAward(tx: Tx, row: typeof badgeAward.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(badgeAward).values(row).onConflictDoNothing().returning({ id: badgeAward.id });
  return rows.length > 0;
}

const selectAwards = (db: DbOrTx) =>
  db
    .select({ award: badgeAward, badge })
    .from(badgeAward)
    .innerJoin(badge, eq(badge.id, badgeAward.badgeId))
    .$dynamic();

const toStored = ({ award, badge: kind }: { award: AwardRow; badge: BadgeRow }): StoredAward => ({
  ...award,
  badge: kind,
});

/** What a person holds, the latest first; with what linked learners hold, where that is asked for. */
export async function readHeld(
  db: DbOrTx,
  personId: PersonId,
  { limit = 1_000, offset = 0, withLinked = false } = {},
): Promise<StoredAward[]> {
  const rows = await selectAwards(db)
    .where(and(withLinked ? isOf(personId) : eq(badgeAward.personId, personId), isHeld))
    .orderBy(desc(badgeAward.at), badge.place)
    .limit(limit)
    .offset(offset);
  return rows.map(toStored);
}

/** How many badges each of these people holds; who holds none is not there. */
export async function countHeld(
  db: DbOrTx,
  personIds: readonly PersonId[],
): Promise<ReadonlyMap<string, number>> {
  if (personIds.length === 0) return new Map();
  const rows = await db
    .select({ personId: badgeAward.personId, badges: count() })
    .from(badgeAward)
    .where(and(inArray(badgeAward.personId, [...personIds]), isHeld))
    .groupBy(badgeAward.personId);
  return new Map(rows.map(({ personId, badges }) => [personId, badges]));
}

/** How many badges each of these people holds, and the latest of them. */
export async function readHeldByPerson(
  db: DbOrTx,
  personIds: readonly PersonId[],
  most: number,
): Promise<ReadonlyMap<string, { total: number; latest: StoredAward[] }>> {
  if (personIds.length === 0) return new Map();
  const ranked = db
    .select({
      id: badgeAward.id,
      nth: sql<number>`row_number() over (partition by ${badgeAward.personId} order by ${badgeAward.at} desc, ${badgeAward.statusIndex})`.as(
        'nth',
      ),
      total: sql<number>`(count(*) over (partition by ${badgeAward.personId}))::int`.as('total'),
    })
    .from(badgeAward)
    .where(and(inArray(badgeAward.personId, [...personIds]), isHeld))
    .as('ranked');
  const rows = await db
    .select({ award: badgeAward, badge, total: ranked.total })
    .from(ranked)
    .innerJoin(badgeAward, eq(badgeAward.id, ranked.id))
    .innerJoin(badge, eq(badge.id, badgeAward.badgeId))
    .where(sql`${ranked.nth} <= ${most}::int`)
    .orderBy(badgeAward.personId, ranked.nth);
  const byPerson = Map.groupBy(rows, ({ award }) => award.personId);
  return new Map(
    [...byPerson].map(([personId, ofOne]) => [
      personId,
      { total: ofOne[0]?.total ?? 0, latest: ofOne.map(toStored) },
    ]),
  );
}

/** The badges that a person never had, in their order. */
export function readOpen(db: DbOrTx, personId: PersonId): Promise<BadgeRow[]> {
  const has = db
    .select({ id: badgeAward.id })
    .from(badgeAward)
    .where(and(eq(badgeAward.badgeId, badge.id), isOf(personId), isNull(badgeAward.revokedBecause)));
  return db
    .select()
    .from(badge)
    .where(and(isNull(badge.withdrawnAt), notExists(has)))
    .orderBy(badge.place);
}

/** Returns whether an award belongs to a person or to a learner that they are linked with. */
export async function isHolder(db: DbOrTx, awardId: string, personId: PersonId): Promise<boolean> {
  const rows = await db
    .select({ id: badgeAward.id })
    .from(badgeAward)
    .where(and(eq(badgeAward.id, awardId), isOf(personId), isHeld));
  return rows.length > 0;
}

export interface FoundAward extends StoredAward {
  companyId: CompanyId | null;
  email: string | null;
  holder: {
    firstName: string;
    lastName: string;
    alias: string | null;
    /** Whether the page names them: as they chose for it, otherwise as they are shown in public. */
    isShown: boolean;
  };
}

/** An award of whomever, revoked or not. */
export async function findAward(db: DbOrTx, awardId: string): Promise<FoundAward | undefined> {
  const [row] = await db
    .select({
      award: badgeAward,
      badge,
      person,
      alias: publicProfile.alias,
      isVisible: publicProfile.visible,
      account: account.state,
    })
    .from(badgeAward)
    .innerJoin(badge, eq(badge.id, badgeAward.badgeId))
    .innerJoin(person, eq(person.id, badgeAward.personId))
    .leftJoin(publicProfile, eq(publicProfile.personId, person.id))
    // A launched learner has no account of their own, only one that they are linked with: without it nobody could hide the name.
    .leftJoin(accountLink, eq(accountLink.learnerId, person.id))
    .leftJoin(account, eq(account.personId, sql`coalesce(${accountLink.accountId}, ${person.id})`))
    .where(eq(badgeAward.id, awardId));
  if (!row) return undefined;
  const { companyId, email, firstName, lastName } = row.person;
  const isPublic = row.isVisible ?? false;
  // Their choice for a badge ends with it: they could not take it back any more.
  const isChosen = row.award.revokedAt ? isPublic && row.award.nameShown !== false : row.award.nameShown;
  const isShown = row.account === 'active' && (isChosen ?? isPublic);
  return {
    ...toStored(row),
    companyId: companyId as CompanyId | null,
    email,
    holder: { firstName, lastName, alias: row.alias, isShown },
  };
}

export async function setNameShown(db: DbOrTx, awardId: string, nameShown: boolean): Promise<void> {
  await db.update(badgeAward).set({ nameShown }).where(eq(badgeAward.id, awardId));
}

/** Gives when it was revoked: now, or before. */
export async function revokeAward(
  tx: Tx,
  awardId: string,
  at: Date,
  because: AwardRow['revokedBecause'] = null,
): Promise<Date | undefined> {
  const [row] = await tx
    .update(badgeAward)
    .set({
      revokedAt: sql`coalesce(${badgeAward.revokedAt}, ${at.toISOString()}::timestamptz)`,
      revokedBecause: sql`case when ${badgeAward.revokedAt} is null then ${because} else ${badgeAward.revokedBecause} end`,
    })
    .where(eq(badgeAward.id, awardId))
    .returning({ revokedAt: badgeAward.revokedAt });
  return row?.revokedAt ?? undefined;
}

/** Which bits of a status list are set, counted from its first. */
export async function readRevokedBits(
  db: DbOrTx,
  { from, size }: { from: number; size: number },
): Promise<number[]> {
  const rows = await db
    .select({ index: badgeAward.statusIndex })
    .from(badgeAward)
    .where(
      and(
        isNotNull(badgeAward.revokedAt),
        gte(badgeAward.statusIndex, from),
        lt(badgeAward.statusIndex, from + size),
      ),
    );
  return rows.map(({ index }) => index - from);
}

export async function findBadge(db: DbOrTx, badgeId: string): Promise<BadgeRow | undefined> {
  const [row] = await db.select().from(badge).where(eq(badge.id, badgeId));
  return row;
}

/**
 * The award that an item of a course has earned: the course's own badge, where the item completed the course, otherwise
 * one for the item's lab. @see DATA-17
 */
export async function findAwardOfItem(
  db: DbOrTx,
  personId: PersonId,
  item: { completes: CourseId | undefined; labId: string | undefined },
): Promise<string | undefined> {
  const { completes, labId } = item;
  const byEvidence = (kind: AwardRow['evidenceKind'], id: string | undefined) =>
    id === undefined ? undefined : and(eq(badgeAward.evidenceKind, kind), eq(badgeAward.evidenceId, id));
  const earnedBy = or(byEvidence('course', completes), byEvidence('lab', labId));
  if (!earnedBy) return undefined;
  const [row] = await db
    .select({ id: badgeAward.id })
    .from(badgeAward)
    .innerJoin(badge, eq(badge.id, badgeAward.badgeId))
    .where(and(eq(badgeAward.personId, personId), isHeld, earnedBy))
    // 'course' comes before 'lab'.
    .orderBy(badgeAward.evidenceKind, badge.place)
    .limit(1);
  return row?.id;
}
