import { asId, type PersonId } from '@drawbridge/contracts';
import type { CourseCard, LiveEvent } from '@drawbridge/contracts/learning';
import type { DbOrTx } from '../../../platform/db/database.ts';
import { toEventStatus } from './event-status.rule.ts';
import * as store from './live-courses.store.ts';

export function toLiveEvent(event: store.CountedEvent, card: CourseCard, now: Date): LiveEvent {
  return {
    id: asId(event.id),
    course_id: event.courseId,
    event_name: card.event_name,
    description: event.summary,
    instructor_id: card.instructor_id,
    starts_at: event.startsAt.toISOString(),
    ends_at: event.endsAt.toISOString(),
    seats: event.seats,
    seats_left: Math.max(0, event.seats - event.taken),
    event_status: toEventStatus(event, now),
    is_registered: event.isRegistered,
    upgrade: card.upgrade,
    disabled: card.disabled,
  };
}

/** The sessions of courses, as a person sees them, by the id of the course: those that are not over first. */
export async function readSessions(
  db: DbOrTx,
  personId: PersonId,
  { cards, now }: { cards: readonly CourseCard[]; now: Date },
): Promise<Map<string, LiveEvent[]>> {
  const ids = cards.map(({ _key }) => _key);
  const events = [
    ...(await store.readUpcoming(db, personId, now, ids)),
    ...(await store.readPast(db, personId, now, ids)),
  ];
  return new Map(
    cards.map((card) => [
      card._key,
      events.filter(({ courseId }) => courseId === card._key).map((event) => toLiveEvent(event, card, now)),
    ]),
  );
}
