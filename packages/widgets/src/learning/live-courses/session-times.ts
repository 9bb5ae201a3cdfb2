import type { LiveEvent } from '@drawbridge/contracts/learning';
import { dateFormat } from '@drawbridge/ui/messages';
import { t } from './messages.ts';

type Times = Pick<LiveEvent, 'starts_at' | 'ends_at'>;

/** The reader's time zone by its name: `Europe/Berlin`. */
export const toZoneName = () => dateFormat({}).resolvedOptions().timeZone.replaceAll('_', ' ');

/** `5`, and `Mar` or, in another year than the one given, `Mar 2027`. */
export function toDateBlock({ starts_at }: Times, nowMs: number) {
  const at = new Date(starts_at);
  const year = dateFormat({ year: 'numeric' });
  const isOtherYear = year.format(at) !== year.format(nowMs);
  return {
    day: dateFormat({ day: 'numeric' }).format(at),
    month: dateFormat(isOtherYear ? { month: 'short', year: 'numeric' } : { month: 'short' }).format(at),
  };
}

/** `Thursday, 18:00 – 19:00 CET`: the zone is that of this day, in summer another than in winter. */
export function toTimeText({ starts_at, ends_at }: Times): string {
  const times = dateFormat({ hour: '2-digit', minute: '2-digit', timeZoneName: 'short' });
  return t('time', {
    day: dateFormat({ weekday: 'long' }).format(new Date(starts_at)),
    times: times.formatRange(new Date(starts_at), new Date(ends_at)),
  });
}

/** `5 March 2026`, for names of buttons. */
export const toDateText = ({ starts_at }: Times): string =>
  dateFormat({ day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(starts_at));

export const toClockText = (atMs: number): string =>
  dateFormat({ hour: '2-digit', minute: '2-digit', timeZoneName: 'short' }).format(atMs);
