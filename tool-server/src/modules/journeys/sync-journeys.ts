import type { Journey } from '@drawbridge/content';
import { and, eq, isNull, notInArray } from 'drizzle-orm';
import type { Tx } from '../../platform/db/database.ts';
import { journey, journeyCourse } from './journeys.table.ts';

/** Brings the tables up to the content folder. */
export async function syncJourneys(tx: Tx, journeys: readonly Journey[], at: Date): Promise<void> {
  for (const [index, { id, courses, ...fields }] of journeys.entries()) {
    const set = { ...fields, place: index + 1, withdrawnAt: null };
    await tx
      .insert(journey)
      .values({ id, ...set })
      .onConflictDoUpdate({ target: journey.id, set });
    await tx.delete(journeyCourse).where(eq(journeyCourse.journeyId, id));
    await tx
      .insert(journeyCourse)
      .values(courses.map((courseId, nth) => ({ journeyId: id, courseId, position: nth + 1 })));
  }
  const ids = journeys.map(({ id }) => id);
  await tx
    .update(journey)
    .set({ withdrawnAt: at })
    .where(and(isNull(journey.withdrawnAt), ids.length > 0 ? notInArray(journey.id, ids) : undefined));
}
