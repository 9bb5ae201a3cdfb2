const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** When a time-ago label may change next. A label in days is checked each hour. @see CONST-15 */
export function toNextChangeMs(thenMs: number, nowMs: number): number {
  const ageMs = nowMs - thenMs;
  if (ageMs < 0) return Math.min(-ageMs + SECOND_MS, HOUR_MS);
  const unitMs = ageMs < MINUTE_MS ? SECOND_MS : ageMs < HOUR_MS ? MINUTE_MS : HOUR_MS;
  return unitMs - (ageMs % unitMs);
}
