import type { PlatformId } from '@drawbridge/contracts';
import type { IgnoredClaim } from '@drawbridge/contracts/integration';
import { and, count, eq, gt, lte, sql } from 'drizzle-orm';
import type { Clock } from '../../../../platform/clock.ts';
import type { Db, DbOrTx } from '../../../../platform/db/database.ts';
import type { Log } from '../../../../platform/log/log.ts';
import { ltiIgnoredClaim } from '../lti.table.ts';

const DAY_MS = 86_400_000;
/** After this long without one, the platform is assumed to have stopped sending it. */
export const SHOWN_MS = 7 * DAY_MS;
/** The most claims of one platform, which names its custom parameters itself. */
const MOST_CLAIMS = 20;
const MOST_PLATFORMS = 1_000;

const toOldest = (now: Date) => new Date(now.getTime() - SHOWN_MS);

async function store(db: Db, id: PlatformId, { claim, found }: IgnoredClaim, at: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .delete(ltiIgnoredClaim)
      .where(and(eq(ltiIgnoredClaim.platformId, id), lte(ltiIgnoredClaim.seenAt, toOldest(at))));
    const [known] = await tx
      .select({ claims: count() })
      .from(ltiIgnoredClaim)
      .where(and(eq(ltiIgnoredClaim.platformId, id), sql`claim <> ${claim}`));
    if ((known?.claims ?? 0) >= MOST_CLAIMS) return;
    await tx
      .insert(ltiIgnoredClaim)
      .values({ platformId: id, claim, found, seenAt: at })
      .onConflictDoUpdate({
        target: [ltiIgnoredClaim.platformId, ltiIgnoredClaim.claim],
        set: { found, seenAt: at },
      });
  });
}

/**
 * Stores and logs what launches of a registration send that is left out of them, each claim once a day. The launch does
 * not wait for it, and a failure is logged: the launch does not depend on it.
 */
export function createNoteIgnored(deps: { db: Db; clock: Clock; log: Log }) {
  const { db, clock, log } = deps;
  let day = 0;
  let noted = new Map<PlatformId, Set<string>>();

  function takeNew(id: PlatformId, ignored: readonly IgnoredClaim[]): IgnoredClaim[] {
    const today = Math.floor(clock.now().getTime() / DAY_MS);
    if (today !== day || noted.size > MOST_PLATFORMS) noted = new Map();
    day = today;
    const known = noted.get(id) ?? new Set();
    noted.set(id, known);
    return ignored.filter(({ claim }) => {
      if (known.has(claim) || known.size >= MOST_CLAIMS) return false;
      known.add(claim);
      return true;
    });
  }

  return (id: PlatformId, ignored: readonly IgnoredClaim[]): void => {
    if (ignored.length === 0) return;
    for (const claim of takeNew(id, ignored)) {
      log.warn({ event: 'lti.claim_ignored', platform: id, ...claim }, 'a claim is left out of launches');
      store(db, id, claim, clock.now()).catch((error: unknown) =>
        log.error(
          { event: 'lti.claim_not_stored', platform: id, err: error },
          'an ignored claim was not stored',
        ),
      );
    }
  };
}

/** What launches of the past week sent that was left out, by name. */
export async function readIgnoredClaims(db: DbOrTx, id: PlatformId, now: Date): Promise<IgnoredClaim[]> {
  return db
    .select({ claim: ltiIgnoredClaim.claim, found: ltiIgnoredClaim.found })
    .from(ltiIgnoredClaim)
    .where(and(eq(ltiIgnoredClaim.platformId, id), gt(ltiIgnoredClaim.seenAt, toOldest(now))))
    .orderBy(ltiIgnoredClaim.claim);
}
