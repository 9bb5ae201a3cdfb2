import type { Catalogue } from '@drawbridge/content';
import type { LoadedLab } from '@drawbridge/labs/grade';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { course, entitlement } from './catalogue.table.ts';
import { toCourseSources } from './course-source.ts';
import { countTags, toVersion, writeCourse } from './write-courses.ts';

/** Held while writing, so that servers which start together write once. */
const SYNC_LOCK = 7_305_302;

/**
 * Brings the tables up to the content folders: writes the courses that are new or changed, and withdraws those that are
 * gone. Progress in a withdrawn course is kept and counts again when it comes back.
 */
export async function syncContent(deps: {
  database: Database;
  catalogue: Catalogue;
  labs: readonly LoadedLab[];
  clock: Clock;
}): Promise<void> {
  const { catalogue, labs, clock } = deps;
  const sources = toCourseSources(catalogue, labs);
  await deps.database.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SYNC_LOCK})`);
    const rows = await tx
      .select({ id: course.id, version: course.version, withdrawnAt: course.withdrawnAt })
      .from(course)
      .where(eq(course.source, 'content'));
    const known = new Map(rows.map((row) => [row.id, row.withdrawnAt ? undefined : row.version]));
    const changed = sources.filter((source) => known.get(source.row.id) !== toVersion(source));
    for (const source of changed) await writeCourse(tx, source, { owner: 'content', at: clock.now() });

    const ids = new Set(sources.map(({ row }) => row.id));
    const gone = rows.filter((row) => !row.withdrawnAt && !ids.has(row.id)).map(({ id }) => id);
    if (gone.length > 0)
      await tx
        .update(course)
        .set({ withdrawnAt: clock.now() })
        .where(and(inArray(course.id, gone), isNull(course.withdrawnAt)));
    if (changed.length > 0 || gone.length > 0) await countTags(tx);

    await tx.delete(entitlement);
    if (catalogue.plans.length > 0) await tx.insert(entitlement).values(catalogue.plans);
  });
}
