const DAY_MS = 86_400_000;

/** A day counted from `now`, at a full hour in UTC, as a person would choose it. */
export function toHourOfDay(now: Date, days: number, hour: number): Date {
  const day = new Date(now.getTime() + days * DAY_MS);
  day.setUTCHours(hour, 0, 0, 0);
  return day;
}

export const STARTS_AT_HOUR = 9;
export const DUE_AT_HOUR = 17;
