import { dateFormat } from '@drawbridge/ui/messages';

const days = () => dateFormat({ dateStyle: 'medium', timeZone: 'UTC' });
const months = () => dateFormat({ year: 'numeric', month: 'long', timeZone: 'UTC' });

/** Days are those of UTC, as on the board. */
export const toDay = (instant: string) => days().format(new Date(instant));
export const toMonth = (day: string) => months().format(new Date(day));
