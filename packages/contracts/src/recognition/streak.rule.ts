/** Consecutive days with activity, counted in whole days (`YYYY-MM-DD`). */
export interface Streak {
  /** Ends today, or yesterday while today has no activity yet. */
  current: number;
  best: number;
}

const DAY_MS = 86_400_000;

/** The day `count` days later. Counts in UTC, so that daylight saving time does not change the length of a day. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10);
}

/** Monday of the week that contains a day. */
export function toWeekStart(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

/** @param days with activity, in any order, each once @param today where the learner is */
export function toStreak(days: readonly string[], today: string): Streak {
  const sorted = [...days].filter((day) => day <= today).sort();
  let best = 0;
  let run = 0;
  let before: string | undefined;
  for (const day of sorted) {
    run = before !== undefined && addDays(before, 1) === day ? run + 1 : 1;
    best = Math.max(best, run);
    before = day;
  }
  const isRunning = before === today || before === addDays(today, -1);
  return { current: isRunning ? run : 0, best };
}

/** Number of days with activity in this week, from Monday. */
export function countDaysOfWeek(days: readonly string[], today: string): number {
  const start = toWeekStart(today);
  return days.filter((day) => day >= start && day <= today).length;
}
