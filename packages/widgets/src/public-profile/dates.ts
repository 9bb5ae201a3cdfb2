const days = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' });
const months = new Intl.DateTimeFormat(undefined, { year: 'numeric', month: 'long', timeZone: 'UTC' });

/** Days are those of UTC, as on the board. */
export const toDay = (instant: string) => days.format(new Date(instant));
export const toMonth = (day: string) => months.format(new Date(day));

const figures = new Intl.NumberFormat();
export const toFigure = (value: number) => figures.format(value);
