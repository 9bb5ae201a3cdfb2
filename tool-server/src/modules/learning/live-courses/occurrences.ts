import type { LiveSchedule } from '@drawbridge/content';

export interface Occurrence {
  startsAt: Date;
  endsAt: Date;
}

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const WEEKDAYS: readonly LiveSchedule['weekday'][] = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
];

const FIELDS = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;

/** Formats by time zone. Making one takes a hundred times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function getFormat(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    // The Swedish calendar writes dates as ISO 8601 does.
    format = new Intl.DateTimeFormat('sv', { ...FIELDS, timeZone });
    formats.set(timeZone, format);
  }
  return format;
}

/** What a zone's clocks are ahead of UTC at an instant, in milliseconds. */
function toOffsetMs(atMs: number, timeZone: string): number {
  const local = getFormat(timeZone).format(atMs);
  return Date.parse(`${local.replace(' ', 'T')}Z`) - Math.floor(atMs / MINUTE_MS) * MINUTE_MS;
}

/**
 * The instant at which a zone's clocks show a time, which is given as if it were UTC. Where they show it twice, the
 * first; where they skip it, as much later as they skip.
 */
export function toInstant(localMs: number, timeZone: string): number {
  const before = localMs - toOffsetMs(localMs - DAY_MS, timeZone);
  const after = localMs - toOffsetMs(localMs + DAY_MS, timeZone);
  const isShown = (atMs: number) => atMs + toOffsetMs(atMs, timeZone) === localMs;
  return !isShown(before) && isShown(after) ? after : before;
}

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
