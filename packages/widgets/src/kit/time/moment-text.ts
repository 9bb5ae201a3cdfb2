import { dateFormat } from '@drawbridge/ui/messages';

/** Day and time to the minute, in the reader's own zone. */
export const toMoment = (iso: string): string =>
  dateFormat({ dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso));

export const toDay = (iso: string): string => dateFormat({ dateStyle: 'medium' }).format(new Date(iso));
