import type { EventStatus } from '@drawbridge/contracts';
import { LIVE_JOIN_MINUTES } from '@drawbridge/contracts/learning';
import type { CountedEvent } from './live-courses.store.ts';

const MINUTE_MS = 60_000;

/** What a session is at an instant. @see DATA-10 */
export function toEventStatus(
  {
    status,
    startsAt,
    endsAt,
    seats,
    taken,
  }: Pick<CountedEvent, 'status' | 'startsAt' | 'endsAt' | 'seats' | 'taken'>,
  now: Date,
): EventStatus {
  if (status === 'cancelled') return 'cancelled';
  if (endsAt <= now) return 'ended';
  if (startsAt <= now) return 'live';
  return taken >= seats ? 'full' : 'upcoming';
}

/** Returns when a session can first be joined. */
export const toOpensAt = (startsAt: Date) => new Date(startsAt.getTime() - LIVE_JOIN_MINUTES * MINUTE_MS);
/** Returns when the notice of the day before is due. */
export const toDayBefore = (startsAt: Date) => new Date(startsAt.getTime() - 24 * 60 * MINUTE_MS);
