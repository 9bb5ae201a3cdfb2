import type { BoardPeriod } from '@drawbridge/contracts/recognition';

const DAY_MS = 86_400_000;

/** Returns when a period of the board began, in UTC: the first of the month, the Monday of the week, or never. */
export function toPeriodStart(period: BoardPeriod, now: Date): Date | undefined {
  if (period === 'all') return undefined;
  const midnight = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const daysSince = period === 'month' ? now.getUTCDate() - 1 : (now.getUTCDay() + 6) % 7;
  return new Date(midnight - daysSince * DAY_MS);
}
