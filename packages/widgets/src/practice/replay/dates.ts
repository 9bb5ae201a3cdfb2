import { dateFormat } from '@drawbridge/ui/messages';

const days = () => dateFormat({ dateStyle: 'medium', timeZone: 'UTC' });

/** The day of an instant, in UTC, as the reader writes it. */
export const toDay = (instant: string) => days().format(new Date(instant));
