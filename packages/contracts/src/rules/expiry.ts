const DAY_MS = 86_400_000;

/**
 * State of a subscription by its end date: before today 'EXPIRED', otherwise the days that remain (0 = ends today).
 * Days are those of UTC, so that page and server agree.
 * @param endDate instant or date text
 * @param nowMs epoch milliseconds
 */
export function toSubscriptionExpiry(endDate: string, nowMs: number): 'EXPIRED' | number {
  const end = Date.parse(endDate);
  if (Number.isNaN(end)) return 'EXPIRED';
  const days = Math.floor(end / DAY_MS) - Math.floor(nowMs / DAY_MS);
  return days < 0 ? 'EXPIRED' : days;
}
