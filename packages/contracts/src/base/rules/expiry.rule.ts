const DAY_MS = 86_400_000;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Number of the local calendar day that an instant falls on. */
function toDayNumber(atMs: number, timeZone: string | undefined): number {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });
  const parts = new Map(format.formatToParts(atMs).map(({ type, value }) => [type, Number(value)]));
  return Date.UTC(parts.get('year') ?? 0, (parts.get('month') ?? 1) - 1, parts.get('day')) / DAY_MS;
}

/**
 * State of a subscription from its end date: 'EXPIRED' if that is before today, otherwise the days left (0 = ends
 * today). Days follow the person's own calendar; a date without a time means that day in every time zone.
 * @param endDate instant or date text
 * @param nowMs epoch milliseconds
 * @param timeZone defaults to the runtime's own
 * @see BILL-3, BILL-5
 */
export function toSubscriptionExpiry(endDate: string, nowMs: number, timeZone?: string): 'EXPIRED' | number {
  const end = Date.parse(endDate);
  if (Number.isNaN(end)) return 'EXPIRED';
  const endDay = DATE.test(endDate) ? end / DAY_MS : toDayNumber(end, timeZone);
  const days = endDay - toDayNumber(nowMs, timeZone);
  return days < 0 ? 'EXPIRED' : days;
}
