import type { CourseId, ItemId, PersonId } from '@drawbridge/contracts';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../../platform/db/database.ts';
import { course, courseItem } from '../../kernel/catalogue/catalogue.table.ts';
import { isVisible } from '../../kernel/catalogue/index.ts';
import { completion } from '../../learning/courses/courses.table.ts';
import { labAttempt } from '../../practice/labs/labs.table.ts';
import { activityEvent } from './activity-events.table.ts';

type EventRow = typeof activityEvent.$inferSelect;

export interface NewEvent extends Pick<EventRow, 'kind' | 'key'> {
  courseId?: CourseId | undefined;
  itemId?: ItemId | undefined;
  seconds?: number;
  positionSeconds?: number;
}

/** The first report of a visit may be late, because those before it were lost. */
const MOST_AT_FIRST = 600;
/** Reports are sent in steps, and clocks differ. */
const TOLERANCE = 60;

/**
 * Stores an event, or carries on the row of its visit: seconds never fall, and grow no faster than time passes. What
 * arrives late changes no later place in a video.
 */
export async function writeEvent(db: DbOrTx, personId: PersonId, event: NewEvent, at: Date): Promise<void> {
  const { kind, key, courseId, itemId, seconds = 0, positionSeconds } = event;
  const now = sql`${at.toISOString()}::timestamptz`;
  const passed = sql`(extract(epoch from ${now} - ${activityEvent.at})::int + ${MOST_AT_FIRST + TOLERANCE})`;
  await db
    .insert(activityEvent)
    .values({
      personId,
      kind,
      key,
      courseId: courseId ?? null,
      itemId: itemId ?? null,
      seconds: Math.min(seconds, MOST_AT_FIRST),
      positionSeconds: positionSeconds ?? null,
      at,
      changedAt: at,
    })
    .onConflictDoUpdate({
      target: [activityEvent.personId, activityEvent.kind, activityEvent.key],
      set: {
        seconds: sql`least(greatest(${activityEvent.seconds}, ${seconds}::int), ${passed})`,
        // Two reports within a second may arrive in either order: the first of a visit is where play began.
        positionSeconds: sql`case
          when ${seconds}::int > ${activityEvent.seconds} then excluded.position_seconds
          when ${seconds}::int = ${activityEvent.seconds} then greatest(excluded.position_seconds, ${activityEvent.positionSeconds})
          else ${activityEvent.positionSeconds} end`,
        changedAt: sql`greatest(${activityEvent.changedAt}, ${now})`,
      },
      // A visit is of one item: its id used for another one changes nothing.
      setWhere: sql`${activityEvent.courseId} is not distinct from excluded.course_id
        and ${activityEvent.itemId} is not distinct from excluded.item_id`,
    });
}

/** How far somebody was in a video when they last watched it. */
export async function findPosition(
  db: DbOrTx,
  personId: PersonId,
  { courseId, itemId }: { courseId: CourseId; itemId: ItemId },
): Promise<number> {
  const [row] = await db
    .select({ position: activityEvent.positionSeconds })
    .from(activityEvent)
    .where(
      and(
        eq(activityEvent.personId, personId),
        eq(activityEvent.courseId, courseId),
        eq(activityEvent.itemId, itemId),
        eq(activityEvent.kind, 'video-watch'),
      ),
    )
    .orderBy(desc(activityEvent.changedAt))
    .limit(1);
  return row?.position ?? 0;
}

/** How long somebody worked in a course, or in all of them: the one measure of time. @see PLAYER-40, DATA-15 */
export async function countSpentSeconds(
  db: DbOrTx,
  personId: PersonId,
  courseId?: CourseId,
): Promise<number> {
  const [row] = await db
    .select({ seconds: sql<number>`coalesce(sum(${activityEvent.seconds}), 0)::int` })
    .from(activityEvent)
    .where(
      and(
        eq(activityEvent.personId, personId),
        ...(courseId === undefined ? [] : [eq(activityEvent.courseId, courseId)]),
        eq(activityEvent.kind, 'course-stats'),
      ),
    );
  return row?.seconds ?? 0;
}

export interface RecentVideoRow {
  course_id: string;
  course_title: string;
  owasp: string[];
  subject_key: string;
  item_id: string;
  title: string;
  item_seconds: number;
  watched_seconds: number;
  position_seconds: number | null;
  completed: boolean;
  watched_at: Date;
}

/** The videos that somebody watched, the latest first; those that are no longer there are left out. */
export async function readRecentVideos(
  db: DbOrTx,
  personId: PersonId,
  limit: number,
): Promise<RecentVideoRow[]> {
  const { rows } = (await db.execute(sql`
    select e.course_id, c.title as course_title, c.owasp, i.subject_key, e.item_id, i.title, i.seconds as item_seconds,
      sum(e.seconds)::int as watched_seconds,
      (array_agg(e.position_seconds order by e.changed_at desc))[1] as position_seconds,
      exists (
        select 1 from ${completion} k where k.person_id = ${personId}::uuid and k.course_id = e.course_id
          and k.item_id = e.item_id
      ) as completed,
      max(e.changed_at) as watched_at
    from ${activityEvent} e
    join ${course} c on c.id = e.course_id and ${isVisible(personId)}
    join ${courseItem} i on i.course_id = e.course_id and i.item_id = e.item_id
    where e.person_id = ${personId}::uuid and e.kind = 'video-watch'
    group by e.course_id, c.title, c.owasp, i.subject_key, e.item_id, i.title, i.seconds
    order by watched_at desc, e.item_id
    limit ${limit}::int
  `)) as { rows: (Omit<RecentVideoRow, 'watched_at'> & { watched_at: string })[] };
  return rows.map((row) => ({ ...row, watched_at: new Date(row.watched_at) }));
}

export interface RecentLabRow {
  labId: string;
  passed: boolean;
  openedAt: Date;
}

/** The labs that somebody opened, the latest first. */
export async function readRecentLabs(db: DbOrTx, personId: PersonId): Promise<RecentLabRow[]> {
  const rows = await db
    .select({
      labId: labAttempt.labId,
      passed: sql<boolean>`bool_or(${labAttempt.passed})`,
      openedAt: sql<Date | string>`max(coalesce(${labAttempt.savedAt}, ${labAttempt.openedAt}))`,
    })
    .from(labAttempt)
    .where(eq(labAttempt.personId, personId))
    .groupBy(labAttempt.labId)
    .orderBy(desc(sql`3`), labAttempt.labId);
  return rows.map((row) => ({ ...row, openedAt: new Date(row.openedAt) }));
}
