import type { PersonId } from '@drawbridge/contracts';
import type { ActivityDay } from '@drawbridge/contracts/recognition';
import { and, eq, gte, lte, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../../platform/db/database.ts';
import { course, courseItem } from '../../kernel/catalogue/catalogue.table.ts';
import { completion, enrolment } from '../../learning/courses/courses.table.ts';
import { activityDay, weeklyGoal } from './activity.table.ts';

/** Counts one more activity of a day. */
export async function addActivity(tx: Tx, personId: PersonId, day: string): Promise<void> {
  await tx
    .insert(activityDay)
    .values({ personId, day, activity: 1 })
    .onConflictDoUpdate({
      target: [activityDay.personId, activityDay.day],
      set: { activity: sql`${activityDay.activity} + 1` },
    });
}

/** The days with activity from one day on, up to another one or without end, the earliest first. */
export function readDays(db: DbOrTx, personId: PersonId, from: string, to?: string): Promise<ActivityDay[]> {
  return db
    .select({ date: activityDay.day, activity: activityDay.activity })
    .from(activityDay)
    .where(
      and(
        eq(activityDay.personId, personId),
        gte(activityDay.day, from),
        to === undefined ? undefined : lte(activityDay.day, to),
      ),
    )
    .orderBy(activityDay.day);
}

/** Adds the days of another person; of a day of both the busier one counts, so that a repeat adds nothing. */
export async function copyDays(tx: Tx, from: PersonId, to: PersonId): Promise<void> {
  await tx.execute(sql`
    insert into ${activityDay} (person_id, day, activity)
    select ${to}::uuid, day, activity from ${activityDay} where person_id = ${from}::uuid
    on conflict (person_id, day) do update set activity = greatest(activity_day.activity, excluded.activity)
  `);
}

export async function readGoal(db: DbOrTx, personId: PersonId): Promise<number | undefined> {
  const [row] = await db.select().from(weeklyGoal).where(eq(weeklyGoal.personId, personId));
  return row?.days;
}

export async function writeGoal(tx: DbOrTx, personId: PersonId, days: number): Promise<void> {
  await tx
    .insert(weeklyGoal)
    .values({ personId, days })
    .onConflictDoUpdate({ target: weeklyGoal.personId, set: { days } });
}

/** Courses begun and videos watched to their end. */
export async function countInCourses(
  db: DbOrTx,
  personId: PersonId,
): Promise<{ enrolled: number; videos: number }> {
  const { rows } = (await db.execute(sql`
    select
      (select count(*)::int from ${enrolment} e join ${course} c on c.id = e.course_id and c.withdrawn_at is null
        where e.person_id = ${personId}::uuid and c.type not in ('challenge', 'playground')) as enrolled,
      (select count(*)::int from ${completion} k
        join ${courseItem} i on i.course_id = k.course_id and i.item_id = k.item_id and i.object_type = 'vid'
        where k.person_id = ${personId}::uuid) as videos
  `)) as { rows: { enrolled: number; videos: number }[] };
  return rows[0] ?? { enrolled: 0, videos: 0 };
}
