import { randomUUID } from 'node:crypto';
import type { Catalogue } from '@drawbridge/content';
import { asId } from '@drawbridge/contracts';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { EventBus } from '../../../events.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { liveEvent, liveRegistration } from './live-courses.table.ts';
import { toOccurrences } from './occurrences.ts';

const EVERY_MS = 24 * 3_600_000;
/** The number of planned sessions of each course: the one in progress or next, and two more. */
const AHEAD = 3;
/** Held while planning, so that servers which start together plan once. */
const PLAN_LOCK = 7_305_303;

type NewEvent = typeof liveEvent.$inferInsert;

/** Makes the sessions that are missing and changes those that are no longer as planned; gives how many. */
async function writePlanned(tx: Tx, planned: readonly NewEvent[]): Promise<number> {
  if (planned.length === 0) return 0;
  const excluded = (name: string) => sql.raw(`excluded.${name}`);
  const changes = sql`(live_event.ends_at, live_event.seats, live_event.status, live_event.meeting_url)
    is distinct from (excluded.ends_at, excluded.seats, excluded.status, excluded.meeting_url)`;
  const rows = await tx
    .insert(liveEvent)
    .values([...planned])
    .onConflictDoUpdate({
      target: [liveEvent.courseId, liveEvent.startsAt],
      set: {
        endsAt: excluded('ends_at'),
        seats: excluded('seats'),
        status: excluded('status'),
        meetingUrl: excluded('meeting_url'),
      },
      setWhere: changes,
    })
    .returning({ id: liveEvent.id });
  return rows.length;
}

/** Sessions to come that the schedules no longer have. */
async function findStale(tx: Tx, planned: readonly NewEvent[], now: Date) {
  const wanted = new Set(planned.map(({ courseId, startsAt }) => `${courseId} ${startsAt.toISOString()}`));
  const coming = await tx
    .select()
    .from(liveEvent)
    .where(and(gt(liveEvent.startsAt, now), eq(liveEvent.status, 'scheduled')))
    .orderBy(liveEvent.id)
    .for('update');
  return coming.filter(({ courseId, startsAt }) => !wanted.has(`${courseId} ${startsAt.toISOString()}`));
}

/**
 * Makes the next sessions of each live course, so that there is always one to come. Where the schedule changed, a
 * session that nobody registered for is deleted; another is canceled, and those who are registered are told.
 */
export function createPlanJob(deps: {
  database: Database;
  catalogue: Pick<Catalogue, 'live'>;
  events: EventBus;
  clock: Clock;
}): Job {
  const { catalogue, events, clock } = deps;

  async function cancel(tx: Tx, stale: readonly (typeof liveEvent.$inferSelect)[], at: Date): Promise<void> {
    const ids = stale.map(({ id }) => id);
    const registered = await tx
      .select({ eventId: liveRegistration.eventId, personId: liveRegistration.personId })
      .from(liveRegistration)
      .where(inArray(liveRegistration.eventId, ids))
      .orderBy(liveRegistration.personId);
    const withPeople = new Set(registered.map(({ eventId }) => eventId));
    const empty = ids.filter((id) => !withPeople.has(id));
    if (empty.length > 0) await tx.delete(liveEvent).where(inArray(liveEvent.id, empty));
    if (withPeople.size === 0) return;
    await tx
      .update(liveEvent)
      .set({ status: 'cancelled' })
      .where(inArray(liveEvent.id, [...withPeople]));
    for (const { eventId, personId } of registered) {
      const event = stale.find(({ id }) => id === eventId);
      if (event)
        await events.publish(tx, 'live_event.notice', {
          notice: 'cancelled',
          personId: asId(personId),
          eventId: asId(eventId),
          courseId: asId(event.courseId),
          startsAt: event.startsAt,
          at,
        });
    }
  }

  return {
    name: 'live-events',
    everyMs: EVERY_MS,
    run: () =>
      deps.database.db.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(${PLAN_LOCK})`);
        const now = clock.now();
        const planned = catalogue.live.flatMap(({ id, schedule }) =>
          toOccurrences(schedule, now, AHEAD).map(
            (occurrence): NewEvent => ({
              id: randomUUID(),
              courseId: id,
              ...occurrence,
              seats: schedule.seats,
              status: 'scheduled',
              meetingUrl: schedule.meeting_url ?? null,
            }),
          ),
        );
        const written = await writePlanned(tx, planned);
        const stale = await findStale(tx, planned, now);
        if (stale.length > 0) await cancel(tx, stale, now);
        return written + stale.length;
      }),
  };
}
