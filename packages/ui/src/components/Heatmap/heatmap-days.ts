import { toDay, toDayNumber } from '../../foundation/calendar.ts';
import { formatLocale } from '../../messages/index.ts';

/** A week as a column: seven days from the first day of the week; days after the last one are undefined. */
export type Week = readonly (string | undefined)[];

/** Levels of a square, from no activity (0) to the most (4). */
export const LEVELS = [0, 1, 2, 3, 4] as const;
export type Level = (typeof LEVELS)[number];

/**
 * The level of a value on the scale from 1 to `max` in four equal steps; 0 for a value below 1.
 * @see CONST-9, CONST-10
 */
export function toLevel(value: number, max: number): Level {
  if (!(value >= 1)) return 0;
  if (max <= 1) return 4;
  const step = Math.floor(((value - 1) / (max - 1)) * 4);
  return (1 + Math.min(3, step)) as Level;
}

/**
 * The last `count` weeks, oldest first; the last one ends with `lastDay`.
 * @param lastDay `YYYY-MM-DD`
 * @param firstWeekday ISO: 1 is Monday, 7 Sunday
 */
export function toWeeks(lastDay: string, count: number, firstWeekday: number): Week[] {
  const last = toDayNumber(lastDay);
  if (last === undefined) return [];
  const firstOfLastWeek = last - ((toWeekday(last) - firstWeekday + 7) % 7);
  return Array.from({ length: Math.max(0, count) }, (_, week) => {
    const first = firstOfLastWeek - (count - 1 - week) * 7;
    return Array.from({ length: 7 }, (_, day) => (first + day > last ? undefined : toDay(first + day)));
  });
}

/** 1970-01-01 was a Thursday, which is 4. */
const toWeekday = (dayNumber: number) => ((((dayNumber + 3) % 7) + 7) % 7) + 1;

/** 1 is Monday, 7 Sunday; undefined for an invalid date. */
export function toIsoWeekday(day: string): number | undefined {
  const dayNumber = toDayNumber(day);
  return dayNumber === undefined ? undefined : toWeekday(dayNumber);
}

interface MonthSpan {
  /** `YYYY-MM` */
  month: string;
  /** Number of columns that begin in it. */
  weeks: number;
}

/** The months above the columns; a week belongs to the month of its first day. */
export function toMonths(weeks: readonly Week[]): MonthSpan[] {
  const spans: MonthSpan[] = [];
  for (const [first] of weeks) {
    const month = first?.slice(0, 7) ?? '';
    const span = spans.at(-1);
    if (span?.month === month) span.weeks += 1;
    else spans.push({ month, weeks: 1 });
  }
  return spans;
}

/**
 * The day that a key moves to, or undefined for other keys. Left and right move by weeks, because weeks are columns;
 * Home and End move to the first and last day.
 */
export function toNextDay(
  key: string,
  day: string,
  weeks: readonly Week[],
  isRtl: boolean,
): string | undefined {
  const days = weeks.flat().filter((one) => one !== undefined);
  const at = days.indexOf(day);
  const steps: Readonly<Record<string, number>> = {
    ArrowUp: -1,
    ArrowDown: 1,
    ArrowLeft: isRtl ? 7 : -7,
    ArrowRight: isRtl ? -7 : 7,
  };
  if (key === 'Home') return days[0];
  if (key === 'End') return days.at(-1);
  const step = steps[key];
  if (step === undefined) return undefined;
  // At the edge it does not move.
  return days[at + step] ?? day;
}

/** How browsers expose the first day of a language's week: as a method by the standard, as a field in some. */
interface LocaleWeek {
  getWeekInfo?: () => { firstDay: number };
  weekInfo?: { firstDay: number };
}

/** First day of the week in the reader's locale, ISO: 1 is Monday, 7 Sunday. */
export function firstWeekdayOf(locale = formatLocale()): number {
  const week = new Intl.Locale(locale) as Intl.Locale & LocaleWeek;
  return (week.getWeekInfo?.() ?? week.weekInfo)?.firstDay ?? 1;
}
