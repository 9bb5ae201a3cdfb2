import type { LiveSchedule } from '@drawbridge/content';
import { toInstant } from '../../../platform/zoned-time.ts';

export interface Occurrence {
  startsAt: Date;
  endsAt: Date;
}

const MINUTE_MS = 60_000;
const WEEKDAYS: readonly LiveSchedule['weekday'][] = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
];

/** The day of a month, counted from 0 as in `Date`, that a schedule names. */
function toDay(year: number, month: number, { weekday, week }: LiveSchedule): number {
  const wanted = WEEKDAYS.indexOf(weekday);
  if (week === 'last') {
    const last = new Date(Date.UTC(year, month + 1, 0));
    return last.getUTCDate() - ((last.getUTCDay() - wanted + 7) % 7);
  }
  const first = new Date(Date.UTC(year, month, 1)).getUTCDay();
  return 1 + ((wanted - first + 7) % 7) + 7 * (week - 1);
}

/** The sessions of a schedule that end after an instant, the earliest first. */
export function toOccurrences(schedule: LiveSchedule, after: Date, count: number): Occurrence[] {
  const [hours = 0, minutes = 0] = schedule.time.split(':').map(Number);
  const found: Occurrence[] = [];
  // From the month before: the month of the zone may be another than that of UTC.
  for (let month = after.getUTCMonth() - 1; found.length < count; month += 1) {
    const year = after.getUTCFullYear();
    const first = new Date(Date.UTC(year, month, 1));
    const day = toDay(first.getUTCFullYear(), first.getUTCMonth(), schedule);
    const local = Date.UTC(first.getUTCFullYear(), first.getUTCMonth(), day, hours, minutes);
    const startsAt = new Date(toInstant(local, schedule.zone));
    const endsAt = new Date(startsAt.getTime() + schedule.minutes * MINUTE_MS);
    if (endsAt > after) found.push({ startsAt, endsAt });
  }
  return found;
}
