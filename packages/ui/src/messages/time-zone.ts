const MINUTE_MS = 60_000;

let chosen: string | undefined;

/** Sets the time zone of dates: the reader's choice, or undefined for the browser's. */
export function setTimeZone(name: string | undefined) {
  // With a zone that this browser does not support, every date would throw.
  chosen = name !== undefined && isKnown(name) ? name : undefined;
}

/** Time zone of dates and times; undefined: the browser's. */
export const currentTimeZone = (): string | undefined => chosen;

function isKnown(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** The calendar day of an instant in the reader's time zone; months count from 0. */
export function toCalendarDay(at: Date): { year: number; month: number; date: number } {
  const shifted = new Date(at.getTime() + toOffsetMs(at.getTime()));
  return { year: shifted.getUTCFullYear(), month: shifted.getUTCMonth(), date: shifted.getUTCDate() };
}

/** The instant at which a calendar day begins in the reader's time zone; months count from 0. */
export function toMidnight(year: number, month: number, date: number): Date {
  if (chosen === undefined) return new Date(year, month, date);
  const wanted = Date.UTC(year, month, date);
  // Computed twice: a change of the clocks may lie between the first guess and the result.
  const guess = wanted - toOffsetMs(wanted);
  return new Date(wanted - toOffsetMs(guess));
}

/** Offset of the reader's time zone from UTC. */
function toOffsetMs(atMs: number): number {
  if (chosen === undefined) return -new Date(atMs).getTimezoneOffset() * MINUTE_MS;
  const format = new Intl.DateTimeFormat('en', {
    timeZone: chosen,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const parts = Object.fromEntries(
    format.formatToParts(atMs).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(atMs / 1_000) * 1_000;
}
