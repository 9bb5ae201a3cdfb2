import { dateFormat } from '../messages/index.ts';

/**
 * Calendar days and months as text, `YYYY-MM-DD` and `YYYY-MM`. The supplier has already decided which day it is for
 * the reader. They are counted and formatted in UTC, where every day has 24 hours; no time zone is applied.
 */
const DAY = /^\d{4}-\d{2}(-\d{2})?$/;
const dayMs = 86_400_000;

/** Whole days since 1970-01-01; undefined for an invalid date. */
export function toDayNumber(day: string): number | undefined {
  if (!DAY.test(day)) return undefined;
  const ms = Date.parse(day.length === 7 ? `${day}-01` : day);
  // Some engines reject `2026-02-30`; others read it as a day in March.
  return Number.isNaN(ms) || !new Date(ms).toISOString().startsWith(day) ? undefined : ms / dayMs;
}

/** `YYYY-MM-DD` for a number from `toDayNumber`. */
export function toDay(dayNumber: number): string {
  return new Date(dayNumber * dayMs).toISOString().slice(0, 10);
}

/**
 * Formats days or months in the page's language; any other text stays as it is. Create it while rendering, once for
 * many days: creating the format takes longer than using it.
 */
export function createDayFormat(options: Intl.DateTimeFormatOptions): (day: string) => string {
  const format = dateFormat({ ...options, timeZone: 'UTC' });
  return (day) => {
    const dayNumber = toDayNumber(day);
    return dayNumber === undefined ? day : format.format(dayNumber * dayMs);
  };
}

/** Days in full: "Tuesday, 4 March 2026". */
export const createLongDayFormat = () =>
  createDayFormat({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
