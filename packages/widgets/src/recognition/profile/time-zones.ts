/** The time zone that the browser has. */
export const toDeviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Zones that this browser knows; the chosen one too, which the server may spell in another way. */
export function listTimeZones(chosen: string | null): string[] {
  const known = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', ...(chosen === null ? [] : [chosen])]);
  return [...known].toSorted((a, b) => a.localeCompare(b));
}
