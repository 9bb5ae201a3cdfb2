import { formatLocale } from '@drawbridge/ui/messages';

/** Day and time to the minute, in the reader's own zone. */
export const toMoment = (iso: string): string =>
  new Date(iso).toLocaleString(formatLocale(), { dateStyle: 'medium', timeStyle: 'short' });

export const toDay = (iso: string): string =>
  new Date(iso).toLocaleDateString(formatLocale(), { dateStyle: 'medium' });
