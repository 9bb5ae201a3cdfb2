/** Day and time to the minute, in the reader's own zone. */
export const toMoment = (iso: string): string =>
  new Date(iso).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
