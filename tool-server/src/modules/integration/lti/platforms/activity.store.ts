import type { CompanyId, PlatformId } from '@drawbridge/contracts';
import { REFUSAL_DAYS } from '@drawbridge/contracts/integration';
import { and, count, countDistinct, eq, gte, max } from 'drizzle-orm';
import type { DbOrTx } from '../../../../platform/db/database.ts';
import { ltiPlatform } from '../../../kernel/people/lti-platform.table.ts';
import { ltiMember, ltiRefusal, ltiSession } from '../lti.table.ts';

const DAY_MS = 86_400_000;
/** Sessions that are over are removed. */
const RECENT_MS = 8 * 3_600_000;

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

/**
 * Returns the later of two instants. A launch without a course is in no list of members, one of last week in no
 * session.
 */
function toLater(a: Date | null | undefined, b: Date | null | undefined): Date | undefined {
  if (!a || !b) return a ?? b ?? undefined;
  return a > b ? a : b;
}

/** What the list of platforms says about each of a company's. */
export async function readActivity(db: DbOrTx, companyId: CompanyId, now: Date) {
  const ofCompany = eq(ltiPlatform.companyId, companyId);
  const members = await db
    .select({ id: ltiMember.platformId, at: max(ltiMember.lastLaunchedAt) })
    .from(ltiMember)
    .innerJoin(ltiPlatform, eq(ltiPlatform.id, ltiMember.platformId))
    .where(ofCompany)
    .groupBy(ltiMember.platformId);
  const sessions = await db
    .select({ id: ltiSession.platformId, at: max(ltiSession.launchedAt) })
    .from(ltiSession)
    .innerJoin(ltiPlatform, eq(ltiPlatform.id, ltiSession.platformId))
    .where(ofCompany)
    .groupBy(ltiSession.platformId);
  const refusals = await db
    .select({ id: ltiRefusal.platformId, count: count() })
    .from(ltiRefusal)
    .innerJoin(ltiPlatform, eq(ltiPlatform.id, ltiRefusal.platformId))
    .where(and(ofCompany, gte(ltiRefusal.at, daysBefore(now, REFUSAL_DAYS))))
    .groupBy(ltiRefusal.platformId);
  const atOf = (rows: typeof members, id: string) => rows.find((row) => row.id === id)?.at;
  return (id: string) => ({
    last_launch_at: toLater(atOf(members, id), atOf(sessions, id))?.toISOString() ?? null,
    refusals: refusals.find((row) => row.id === id)?.count ?? 0,
  });
}

/** The same of one platform, and who launched. The caller checked whose it is. */
export async function readPlatformActivity(db: DbOrTx, id: PlatformId, now: Date) {
  const since = daysBefore(now, REFUSAL_DAYS);
  const [member] = await db
    .select({ at: max(ltiMember.lastLaunchedAt) })
    .from(ltiMember)
    .where(eq(ltiMember.platformId, id));
  const [people] = await db
    .select({ count: countDistinct(ltiMember.personId) })
    .from(ltiMember)
    .where(and(eq(ltiMember.platformId, id), gte(ltiMember.lastLaunchedAt, since)));
  const [session] = await db
    .select({ at: max(ltiSession.launchedAt) })
    .from(ltiSession)
    .where(eq(ltiSession.platformId, id));
  const [recent] = await db
    .select({ count: count() })
    .from(ltiSession)
    .where(
      and(eq(ltiSession.platformId, id), gte(ltiSession.launchedAt, new Date(now.getTime() - RECENT_MS))),
    );
  const [refused] = await db
    .select({ count: count() })
    .from(ltiRefusal)
    .where(and(eq(ltiRefusal.platformId, id), gte(ltiRefusal.at, since)));
  return {
    last_launch_at: toLater(member?.at, session?.at)?.toISOString() ?? null,
    recent_launches: recent?.count ?? 0,
    people: people?.count ?? 0,
    refusals: refused?.count ?? 0,
  };
}
