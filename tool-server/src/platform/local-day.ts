/** The day (`YYYY-MM-DD`) that an instant is in, in a time zone; an unknown or missing zone counts as UTC. */
export function toLocalDay(at: Date, timeZone: string | null | undefined): string {
  const fields = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  // The Swedish calendar writes days as ISO 8601 does.
  try {
    return new Intl.DateTimeFormat('sv', { ...fields, timeZone: timeZone ?? 'UTC' }).format(at);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return at.toISOString().slice(0, 10);
  }
}

/** An instant as people write it, with the time zone: `Thursday 5 March at 18:00 (Europe/Berlin)`. Unknown zones as above. */
export function toLocalTime(at: Date, timeZone: string | null | undefined): string {
  const fields = {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  } as const;
  const write = (zone: string) =>
    `${new Intl.DateTimeFormat('en-GB', { ...fields, timeZone: zone }).format(at)} (${zone})`;
  try {
    return write(timeZone ?? 'UTC');
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return write('UTC');
  }
}
