const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

const FIELDS = {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;

/** Formats by time zone. Making one takes a hundred times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function getFormat(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    // The Swedish calendar writes dates as ISO 8601 does.
    format = new Intl.DateTimeFormat('sv', { ...FIELDS, timeZone });
    formats.set(timeZone, format);
  }
  return format;
}

/** What a zone's clocks are ahead of UTC at an instant, in milliseconds. */
function toOffsetMs(atMs: number, timeZone: string): number {
  const local = getFormat(timeZone).format(atMs);
  return Date.parse(`${local.replace(' ', 'T')}Z`) - Math.floor(atMs / MINUTE_MS) * MINUTE_MS;
}

/**
 * The instant at which a zone's clocks show a time, which is given as if it were UTC. Where they show it twice, the
 * first; where they skip it, as much later as they skip.
 */
export function toInstant(localMs: number, timeZone: string): number {
  const before = localMs - toOffsetMs(localMs - DAY_MS, timeZone);
  const after = localMs - toOffsetMs(localMs + DAY_MS, timeZone);
  const isShown = (atMs: number) => atMs + toOffsetMs(atMs, timeZone) === localMs;
  return !isShown(before) && isShown(after) ? after : before;
}

/** What a zone's clocks show at an instant, as if it were UTC. */
export const toLocalMs = (atMs: number, timeZone: string): number => atMs + toOffsetMs(atMs, timeZone);
