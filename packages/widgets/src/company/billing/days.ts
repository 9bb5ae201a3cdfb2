import { dateFormat } from '@drawbridge/ui/messages';

/** The UTC day of a subscription date, as in its expiry. @see BILL-5 */
export const toDay = (instant: string) =>
  dateFormat({ dateStyle: 'long', timeZone: 'UTC' }).format(new Date(instant));

/** The time of day in the reader's time zone. */
export const toTime = (instant: string) => dateFormat({ timeStyle: 'short' }).format(new Date(instant));
