const MINUTE_MS = 60_000;

/**
 * The local date and time of a `datetime-local` field as an instant with the offset that its day has here:
 * `2026-12-01T10:00` is `2026-12-01T10:00:00+01:00` in Berlin. Undefined for what is no date.
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
