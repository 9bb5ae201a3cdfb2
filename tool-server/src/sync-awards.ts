import type { Catalogue } from '@drawbridge/content';
import { sql } from 'drizzle-orm';
import { syncJourneys } from './modules/learning/journeys/index.ts';
import { syncBadges } from './modules/recognition/badges/index.ts';
import { syncCertifications } from './modules/recognition/certificates/index.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/db/database.ts';

/** Held while writing, so that servers which start together write once. */
const SYNC_LOCK = 7_305_303;

/** Brings journeys, certifications and badges up to the content folders, once the courses are. */
export async function syncAwards(deps: {
  database: Database;
  catalogue: Catalogue;
  clock: Clock;
}): Promise<void> {
  const { journeys, certifications, badges } = deps.catalogue;
  const at = deps.clock.now();
  await deps.database.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SYNC_LOCK})`);
    await syncJourneys(tx, journeys, at);
    await syncCertifications(tx, certifications, at);
    await syncBadges(tx, badges, at);
  });
}
