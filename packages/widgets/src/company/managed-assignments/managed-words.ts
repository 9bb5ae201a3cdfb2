import type { ManagedAssignmentRow } from '@drawbridge/contracts/company';
import { dateFormat } from '@drawbridge/ui/messages';
import { t } from './messages.ts';

/** A moment on the clocks of a zone, with its name; of a zone that the browser does not know, in the reader's own. */
export function toZonedText(iso: string, zone: string): string {
  const style = { dateStyle: 'medium', timeStyle: 'short' } as const;
  try {
    return t('due.zone', { moment: dateFormat({ ...style, timeZone: zone }).format(new Date(iso)), zone });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return dateFormat(style).format(new Date(iso));
  }
}

type Dated = Pick<ManagedAssignmentRow, 'time_zone' | 'zone_of'>;

/** A date of an assignment: where each person's own clocks count, those clocks show it too. */
export function toDateText(iso: string, { time_zone, zone_of }: Dated): string {
  if (zone_of === 'company') return toZonedText(iso, time_zone);
  return dateFormat({ dateStyle: 'medium', timeStyle: 'short', timeZone: time_zone }).format(new Date(iso));
}

export const PHASE_TONES = { upcoming: 'neutral', running: 'primary', ended: 'neutral' } as const;
