import { dateFormat } from '../messages/index.ts';

/**
 * Calendar days and months as text, `YYYY-MM-DD` and `YYYY-MM`: which day it is for the reader was decided by who gives
 * them. They are counted and written in UTC, where every day has 24 hours; no time zone is applied.
 */
const DAY = /^\d{4}-\d{2}(-\d{2})?$/;
const dayMs = 86_400_000;

/** Whole days since 1970-01-01, or undefined for what is no day of the calendar. */
export function toDayNumber(day: string): number | undefined {
  if (!DAY.test(day)) return undefined;
  const ms = Date.parse(day.length === 7 ? `${day}-01` : day);
  // `2026-02-30` is refused by some engines and read as a day of March by others.
  return Number.isNaN(ms) || !new Date(ms).toISOString().startsWith(day) ? undefined : ms / dayMs;
}

/** `YYYY-MM-DD` of a number of `toDayNumber`. */
export function toDay(dayNumber: number): string {
  return new Date(dayNumber * dayMs).toISOString().slice(0, 10);
}

/**
 * Writes days or months in the language of the page; what is neither stays as it is. Ask for it while rendering, once for
 * many days: to find the format takes longer than to use it.
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
