import type { ActivityDay } from '@drawbridge/contracts/recognition';
import { addDays, toWeekStart } from '@drawbridge/contracts/rules';

/** How much was done in each of the last weeks, by their Mondays, the earliest first. */
export function toWeeklyActivity(
  days: readonly ActivityDay[],
  today: string,
  count: number,
): { week: string; activity: number }[] {
  const last = toWeekStart(today);
  return Array.from({ length: count }, (_, at) => {
    const week = addDays(last, (at - count + 1) * 7);
    const next = addDays(week, 7);
    const inWeek = days.filter(({ date }) => date >= week && date < next);
    return { week, activity: inWeek.reduce((sum, { activity }) => sum + activity, 0) };
  });
}
