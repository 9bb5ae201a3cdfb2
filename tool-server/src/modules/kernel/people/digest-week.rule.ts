const DAY_MS = 86_400_000;
const MONDAY = 1;
const DIGEST_HOUR = 8;

/** Local date and hour in a time zone; an unknown zone counts as UTC. */
function toLocal(at: Date, timeZone: string): { dayMs: number; hour: number } {
  let format: Intl.DateTimeFormat;
  const fields = {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    hourCycle: 'h23',
  } as const;
  try {
    format = new Intl.DateTimeFormat('en', { ...fields, timeZone });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    format = new Intl.DateTimeFormat('en', { ...fields, timeZone: 'UTC' });
  }
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  return {
    dayMs: Date.UTC(parts['year'] ?? 0, (parts['month'] ?? 1) - 1, parts['day'] ?? 1),
    hour: parts['hour'] ?? 0,
  };
}

/** The ISO week of a day: the one its Thursday is in. */
function toIsoWeek(dayMs: number): string {
  const weekday = (new Date(dayMs).getUTCDay() + 6) % 7;
  const thursday = new Date(dayMs + (3 - weekday) * DAY_MS);
  const year = thursday.getUTCFullYear();
  const week = Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / DAY_MS / 7) + 1;
  return `${year}-W${String(week).padStart(2, '0')}`;
}

/** The week whose digest is sent now: from Monday 08:00 in the time zone until the end of that day. */
export function toDigestWeek(at: Date, timeZone: string): string | undefined {
  const { dayMs, hour } = toLocal(at, timeZone);
  return new Date(dayMs).getUTCDay() === MONDAY && hour >= DIGEST_HOUR ? toIsoWeek(dayMs) : undefined;
}
