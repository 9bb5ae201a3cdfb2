const MINUTE_MS = 60_000;

/**
 * Converts the value of a `datetime-local` field to an instant with the local UTC offset on that day:
 * `2026-12-01T10:00` becomes `2026-12-01T10:00:00+01:00` in Berlin. Undefined if it is not a date.
 */
export function toOffsetTime(local: string): string | undefined {
  const at = new Date(local);
  if (local === '' || Number.isNaN(at.getTime())) return undefined;
  const offset = -at.getTimezoneOffset();
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60];
  const pad = (value: number) => String(value).padStart(2, '0');
  const clock = new Date(at.getTime() + offset * MINUTE_MS).toISOString().slice(0, 19);
  return `${clock}${offset < 0 ? '-' : '+'}${pad(hours)}:${pad(minutes)}`;
}
