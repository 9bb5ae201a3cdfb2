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
