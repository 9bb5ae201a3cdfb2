/** The zones that the browser knows, and the one that is chosen, which it may not know. */
export function toTimeZones(chosen: string): string[] {
  const known = Intl.supportedValuesOf('timeZone');
  return [...new Set(['UTC', ...known, chosen])].toSorted((one, other) => one.localeCompare(other));
}
