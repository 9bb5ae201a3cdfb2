import { currentTimeZone, formatLocale } from '@drawbridge/ui/messages';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Day and time of an instant, in the language of the page and the reader's time zone unless others are given. */
export function toLocalTime(
  iso: string,
  locale = formatLocale(),
  timeZone = currentTimeZone(),
): { day: string; time: string } {
  const at = new Date(iso);
  return {
    day: at.toLocaleDateString(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone }),
    time: at.toLocaleTimeString(locale, { hour: 'numeric', minute: '2-digit', timeZone }),
  };
}

/** The zone of the times shown. */
export const toZoneName = () => currentTimeZone() ?? Intl.DateTimeFormat().resolvedOptions().timeZone;

/** How long after another instant: `40 s`, `12 min`, `3 h`, `2 d`; undefined for less than a second. */
export function toGap(from: string, to: string): string | undefined {
  const seconds = Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 1_000));
  if (seconds === 0) return undefined;
  if (seconds < MINUTE) return `${seconds} s`;
  if (seconds < HOUR) return `${Math.round(seconds / MINUTE)} min`;
  if (seconds < DAY) return `${Math.round(seconds / HOUR)} h`;
  return `${Math.round(seconds / DAY)} d`;
}
