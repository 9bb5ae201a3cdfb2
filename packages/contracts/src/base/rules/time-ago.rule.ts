const UNITS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** How long ago an instant was, in its largest whole unit; undefined under a second and for future instants. */
export function toTimeAgoParts(
  thenMs: number,
  nowMs: number,
): { count: number; unit: (typeof UNITS)[number][0] } | undefined {
  const seconds = Math.floor((nowMs - thenMs) / 1000);
  for (const [unit, size] of UNITS) {
    const count = Math.floor(seconds / size);
    if (count >= 1) return { count, unit };
  }
  return undefined;
}

/**
 * The same as English text; 'just now' under a second and for future instants.
 * @param thenMs,nowMs epoch milliseconds
 * @see CONST-14, CONST-15
 */
export function toTimeAgo(thenMs: number, nowMs: number): string {
  const parts = toTimeAgoParts(thenMs, nowMs);
  if (!parts) return 'just now';
  return `${parts.count} ${parts.unit}${parts.count === 1 ? '' : 's'} ago`;
}
