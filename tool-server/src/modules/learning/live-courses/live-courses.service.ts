import {
  asId,
  type CourseId,
  type FileOutput,
  type LiveEventId,
  type OutputOf,
  type PersonId,
  PORTAL_PAGES,
  problem,
  toPagePath,
} from '@drawbridge/contracts';
import type { CourseCard, LiveEvent, listLiveCourses } from '@drawbridge/contracts/learning';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import { holdPerson } from '../../kernel/people/index.ts';
import { toCalendar } from './calendar.ts';
import { toDayBefore, toEventStatus, toOpensAt } from './event-status.rule.ts';
import * as store from './live-courses.store.ts';
import { toLiveEvent } from './to-live-event.ts';

export interface LiveCourseService {
  list(personId: PersonId): Promise<OutputOf<typeof listLiveCourses>>;
  /** Throws `live_event_not_found`, as all below, and `live_event_full`, `live_event_over`, `upgrade_required`. */
  register(personId: PersonId, id: LiveEventId): Promise<LiveEvent>;
  /** Throws `live_event_over`. */
  cancel(personId: PersonId, id: LiveEventId): Promise<LiveEvent>;
  /** Throws `not_registered`, `live_event_not_open`, `live_event_over`. */
  join(personId: PersonId, id: LiveEventId): Promise<string>;
  getCalendar(personId: PersonId, id: LiveEventId): Promise<FileOutput>;
}

export interface LiveCourseDeps {
  database: Database;
  courses: {
    listCards(personId: PersonId, courseIds: readonly string[]): Promise<CourseCard[]>;
    enroll(tx: Tx, personId: PersonId, courseId: CourseId): Promise<void>;
  };
  clock: Clock;
  publicUrl: string;
}

/** Sessions of live courses and who has a seat in them. @see NAV-25, CX-39 */
export function createLiveCourseService(deps: LiveCourseDeps): LiveCourseService {
  const { courses, clock, publicUrl } = deps;
  const { db } = deps.database;

  /** A session of a course that the person sees. */
  async function get(personId: PersonId, id: LiveEventId) {
    const event = await store.findEvent(db, personId, id);
    const [card] = event ? await courses.listCards(personId, [event.courseId]) : [];
    if (!event || !card) throw problem('live_event_not_found');
    return { event, card };
  }

  async function read(personId: PersonId, id: LiveEventId): Promise<LiveEvent> {
    const { event, card } = await get(personId, id);
    return toLiveEvent(event, card, clock.now());
  }

  const isOver = (event: store.CountedEvent) =>
    ['ended', 'cancelled'].includes(toEventStatus(event, clock.now()));

  return {
    async list(personId) {
      const now = clock.now();
      const upcoming = await store.readUpcoming(db, personId, now);
      const past = await store.readPast(db, personId, now);
      const ids = new Set([...upcoming, ...past].map(({ courseId }) => courseId));
      const cards = new Map((await courses.listCards(personId, [...ids])).map((card) => [card._key, card]));
      const toEvents = (events: store.CountedEvent[]) =>
        events.flatMap((event) => {
          const card = cards.get(event.courseId);
          return card ? [toLiveEvent(event, card, now)] : [];
        });
      return {
        upcoming: toEvents(upcoming),
        past: toEvents(past),
        now: now.toISOString(),
      };
    },

    async register(personId, id) {
      const { event: shown, card } = await get(personId, id);
      if (!shown.isRegistered && (card.upgrade || card.disabled)) throw problem('upgrade_required');
      await db.transaction(async (tx) => {
        await holdPerson(tx, personId);
        await store.lockEvent(tx, id);
        const event = await store.findEvent(tx, personId, id);
        if (!event) throw problem('live_event_not_found');
        if (isOver(event)) throw problem('live_event_over');
        if (event.isRegistered) return;
        if (event.taken >= event.seats) throw problem('live_event_full');
        const at = clock.now();
        await store.insertRegistration(tx, {
          eventId: id,
          personId,
          registeredAt: at,
          // Whoever registers as late as that needs no notice.
          dayNoticeAt: at >= toDayBefore(event.startsAt) ? at : null,
          soonNoticeAt: at >= toOpensAt(event.startsAt) ? at : null,
        });
        await courses.enroll(tx, personId, asId(event.courseId));
      });
      return read(personId, id);
    },

    async cancel(personId, id) {
      const { event } = await get(personId, id);
      if (toEventStatus(event, clock.now()) === 'ended') throw problem('live_event_over');
      await db.transaction((tx) => store.deleteRegistration(tx, personId, id));
      return read(personId, id);
    },

    async join(personId, id) {
      const { event, card } = await get(personId, id);
      if (isOver(event)) throw problem('live_event_over');
      if (card.upgrade || card.disabled) throw problem('upgrade_required');
      if (!event.isRegistered) throw problem('not_registered');
      if (clock.now() < toOpensAt(event.startsAt)) throw problem('live_event_not_open');
      return event.meetingUrl ?? toPagePath(PORTAL_PAGES.courseIntro, { courseId: event.courseId });
    },

    async getCalendar(personId, id) {
      const { event, card } = await get(personId, id);
      const text = toCalendar({
        id,
        host: new URL(publicUrl).host,
        title: card.event_name,
        description: event.summary,
        url: publicUrl + PORTAL_PAGES.liveCourses,
        startsAt: event.startsAt,
        endsAt: event.endsAt,
        isCancelled: event.status === 'cancelled',
        now: clock.now(),
      });
      return {
        file_name: `${event.courseId}.ics`,
        media_type: 'text/calendar; charset=utf-8',
        bytes: new Uint8Array(Buffer.from(text)),
      };
    },
  };
}
