/**
 * Hours and minutes of a duration. Anything under a minute counts as one minute; longer durations round to the minute.
 * Hours are set from 3600 seconds on. A missing or negative value counts as 0.
 * @param totalSeconds seconds
 * @see CONST-5..CONST-8
 */
export function toDurationParts(totalSeconds: number | undefined): { hours: number; minutes: number } {
  const seconds = Number.isFinite(totalSeconds) ? Math.max(0, totalSeconds as number) : 0;
  const minutes = Math.max(1, Math.round(seconds / 60));
  if (seconds < 3600) return { hours: 0, minutes };
  return { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
}

/** The only duration format, in English: '45m', '1h 30m'. @see CONST-5..CONST-8 */
export function toDurationText(totalSeconds: number | undefined): string {
  const { hours, minutes } = toDurationParts(totalSeconds);
  return hours === 0 ? `${minutes}m` : `${hours}h ${minutes}m`;
}
