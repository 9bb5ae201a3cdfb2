/** Returns the time zone of the browser. */
export const toDeviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Returns the zones that this browser knows, and the chosen one, which the server may spell in another way. */
export function listTimeZones(chosen: string | null): string[] {
  const known = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', ...(chosen === null ? [] : [chosen])]);
  return [...known].toSorted((a, b) => a.localeCompare(b));
}
