import type { LiveEventId, PersonId } from '@drawbridge/contracts';
import { and, asc, desc, eq, gt, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../../platform/db/database.ts';
import { course } from '../../kernel/catalogue/catalogue.table.ts';
import { liveEvent, liveRegistration } from './live-courses.table.ts';

export type LiveEventRow = typeof liveEvent.$inferSelect;

/** A session with its taken seats, and whether one of them is of the person. */
export interface CountedEvent extends LiveEventRow {
  /** The summary of the session's course. */
  summary: string;
  taken: number;
  isRegistered: boolean;
}

const ofPerson = (personId: PersonId) => sql<boolean>`exists (
  select from live_registration r where r.event_id = live_event.id and r.person_id = ${personId}::uuid
)`;
const TAKEN = sql<number>`(select count(*)::int from live_registration r where r.event_id = live_event.id)`;

function selectEvents(db: DbOrTx, personId: PersonId, where: SQL | undefined) {
  return db
    .select({
      id: liveEvent.id,
      courseId: liveEvent.courseId,
      startsAt: liveEvent.startsAt,
      endsAt: liveEvent.endsAt,
      seats: liveEvent.seats,
      status: liveEvent.status,
      meetingUrl: liveEvent.meetingUrl,
      summary: sql<string>`(select c.summary from ${course} c where c.id = live_event.course_id)`,
      taken: TAKEN,
      isRegistered: ofPerson(personId),
    })
    .from(liveEvent)
    .where(where)
    .$dynamic();
}

/** A canceled session is told to those who were registered. */
const isListed = (personId: PersonId) => or(eq(liveEvent.status, 'scheduled'), ofPerson(personId));

const MOST_UPCOMING = 100;
const MOST_PAST = 20;

const ofCourses = (courseIds: readonly string[] | undefined) =>
  courseIds && inArray(liveEvent.courseId, [...courseIds]);

/** Sessions that have not ended, the next one first: of all courses, or of some. */
export function readUpcoming(
  db: DbOrTx,
  personId: PersonId,
  now: Date,
  courseIds?: readonly string[],
): Promise<CountedEvent[]> {
  const where = and(gt(liveEvent.endsAt, now), isListed(personId), ofCourses(courseIds));
  return selectEvents(db, personId, where)
    .orderBy(asc(liveEvent.startsAt), asc(liveEvent.id))
    .limit(MOST_UPCOMING);
}

/** Sessions that have ended, the latest first: of all courses, or of some. */
export function readPast(
  db: DbOrTx,
  personId: PersonId,
  now: Date,
  courseIds?: readonly string[],
): Promise<CountedEvent[]> {
  const where = and(lte(liveEvent.endsAt, now), isListed(personId), ofCourses(courseIds));
  return selectEvents(db, personId, where)
    .orderBy(desc(liveEvent.startsAt), asc(liveEvent.id))
    .limit(MOST_PAST);
}

export async function findEvent(
  db: DbOrTx,
  personId: PersonId,
  id: LiveEventId,
): Promise<CountedEvent | undefined> {
  const [row] = await selectEvents(db, personId, eq(liveEvent.id, id));
  return row;
}

/** Those who take a seat at the same time wait for each other, so that none is given twice. */
export async function lockEvent(tx: Tx, id: LiveEventId): Promise<void> {
  await tx.select({ id: liveEvent.id }).from(liveEvent).where(eq(liveEvent.id, id)).for('update');
}

export async function insertRegistration(tx: Tx, row: typeof liveRegistration.$inferInsert): Promise<void> {
  await tx.insert(liveRegistration).values(row).onConflictDoNothing();
}

export async function deleteRegistration(tx: Tx, personId: PersonId, id: LiveEventId): Promise<void> {
  await tx
    .delete(liveRegistration)
    .where(and(eq(liveRegistration.eventId, id), eq(liveRegistration.personId, personId)));
}
