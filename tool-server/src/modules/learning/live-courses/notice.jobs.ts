import { asId } from '@drawbridge/contracts';
import { LIVE_JOIN_MINUTES } from '@drawbridge/contracts/learning';
import { sql } from 'drizzle-orm';
import type { EventBus } from '../../../events.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import { AT_ONCE, runInBatches } from '../../../platform/jobs/batches.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { toOpensAt } from './event-status.rule.ts';
import { liveEvent, liveRegistration } from './live-courses.table.ts';

const EVERY_MS = 60_000;

interface DueRow {
  event_id: string;
  person_id: string;
  course_id: string;
  starts_ms: string;
}

/** Registrations with a notice that is due, for this process alone. */
async function takeDue(tx: Tx, now: Date): Promise<DueRow[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = (await tx.execute(sql`
    select r.event_id, r.person_id, e.course_id, (extract(epoch from e.starts_at) * 1000)::bigint::text as starts_ms
    from ${liveRegistration} r join ${liveEvent} e on e.id = r.event_id
    where e.status = 'scheduled' and (
      (r.soon_notice_at is null and e.ends_at > ${at}
        and e.starts_at <= ${at} + ${LIVE_JOIN_MINUTES}::int * interval '1 minute')
      or (r.day_notice_at is null and e.starts_at > ${at} and e.starts_at <= ${at} + interval '1 day')
    )
    order by r.person_id, r.event_id limit ${AT_ONCE}::int
    for update of r skip locked
  `)) as { rows: DueRow[] };
  return rows;
}

/** Tells those who are registered a day before the start of a session, and when it can be joined. @see NAV-25 */
export function createNoticeJob(deps: { database: Database; events: EventBus; clock: Clock }): Job {
  const { events, clock } = deps;

  const sendDue = () =>
    deps.database.db.transaction(async (tx) => {
      const now = clock.now();
      const due = await takeDue(tx, now);
      for (const { event_id, person_id, course_id, starts_ms } of due) {
        const startsAt = new Date(Number(starts_ms));
        const isSoon = now >= toOpensAt(startsAt);
        // The notice of the day before is of no use any more once the other one is due.
        await tx.execute(sql`
          update ${liveRegistration} set day_notice_at = coalesce(day_notice_at, ${now.toISOString()}::timestamptz),
            soon_notice_at = ${isSoon ? now.toISOString() : null}::timestamptz
          where event_id = ${event_id}::uuid and person_id = ${person_id}::uuid
        `);
        await events.publish(tx, 'live_event.notice', {
          notice: isSoon ? 'soon' : 'day',
          personId: asId(person_id),
          eventId: asId(event_id),
          courseId: asId(course_id),
          startsAt,
          at: now,
        });
      }
      return due.length;
    });

  return {
    name: 'live-notices',
    everyMs: EVERY_MS,
    run: () => runInBatches(sendDue),
  };
}
