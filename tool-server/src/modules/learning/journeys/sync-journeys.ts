import type { Journey } from '@drawbridge/content';
import { and, inArray, isNull, notInArray } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { toExcluded } from '../../../platform/db/excluded.ts';
import { journey, journeyCourse } from './journeys.table.ts';

/** Brings the tables up to the content folder. */
export async function syncJourneys(tx: Tx, journeys: readonly Journey[], at: Date): Promise<void> {
  const ids = journeys.map(({ id }) => id);
  const isGone = and(isNull(journey.withdrawnAt), ids.length > 0 ? notInArray(journey.id, ids) : undefined);
  await tx.update(journey).set({ withdrawnAt: at }).where(isGone);
  if (ids.length === 0) return;

  const rows = journeys.map((fields, index) => ({ ...fields, place: index + 1, withdrawnAt: null }));
  const set = toExcluded(journey, 'id');
  await tx.insert(journey).values(rows).onConflictDoUpdate({ target: journey.id, set });
  await tx.delete(journeyCourse).where(inArray(journeyCourse.journeyId, ids));
  const courses = journeys.flatMap(({ id, courses }) =>
    courses.map((courseId, nth) => ({ journeyId: id, courseId, position: nth + 1 })),
  );
  if (courses.length > 0) await tx.insert(journeyCourse).values(courses);
}
