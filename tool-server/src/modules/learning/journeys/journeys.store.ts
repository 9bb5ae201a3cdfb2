import { asc, eq, isNull } from 'drizzle-orm';
import type { DbOrTx } from '../../../platform/db/database.ts';
import { journey, journeyCourse } from './journeys.table.ts';

export type StoredJourney = typeof journey.$inferSelect & { courseIds: string[] };

/** The journeys that are not withdrawn, in their order, each with its courses in order. */
export async function readJourneys(db: DbOrTx): Promise<StoredJourney[]> {
  const rows = await db
    .select({ journey, courseId: journeyCourse.courseId })
    .from(journey)
    .innerJoin(journeyCourse, eq(journeyCourse.journeyId, journey.id))
    .where(isNull(journey.withdrawnAt))
    .orderBy(asc(journey.place), asc(journey.id), asc(journeyCourse.position));
  return [...Map.groupBy(rows, (row) => row.journey.id).values()].flatMap((ofOne) => {
    const [first] = ofOne;
    return first ? [{ ...first.journey, courseIds: ofOne.map(({ courseId }) => courseId) }] : [];
  });
}
