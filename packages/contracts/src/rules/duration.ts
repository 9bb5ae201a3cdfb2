/**
 * The one format of durations. Under a minute is '1m', then rounded minutes; hours appear when the total is at least
 * 3600 seconds. A missing or negative value counts as 0.
 * @param totalSeconds seconds
 * @see CONST-5..CONST-8
 */
export function toDurationText(totalSeconds: number | undefined): string {
  const seconds = Number.isFinite(totalSeconds) ? Math.max(0, totalSeconds as number) : 0;
  if (seconds < 60) return '1m';
  const minutes = Math.round(seconds / 60);
  if (seconds < 3600) return `${minutes}m`;
  return `${Math.floor(minutes / 60)}h ${minutes % 60}m`;
}
