import { dateFormat } from '@drawbridge/ui/messages';

/** A day of a subscription; days are those of UTC, as in its expiry. @see BILL-5 */
export const toDay = (instant: string) =>
  dateFormat({ dateStyle: 'long', timeZone: 'UTC' }).format(new Date(instant));

/** The time of day, where the reader is. */
export const toTime = (instant: string) => dateFormat({ timeStyle: 'short' }).format(new Date(instant));
