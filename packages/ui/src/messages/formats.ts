import { currentLocale } from './locale.ts';
import { currentTimeZone } from './time-zone.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * The locale of dates and numbers: the reader's own region where it speaks the language of the page (an English page
 * has British dates in a British browser), else the language of the page.
 */
export function formatLocale(): string {
  const own = new Intl.DateTimeFormat().resolvedOptions().locale;
  const page = currentLocale();
  return new Intl.Locale(own).language === new Intl.Locale(page).language ? own : page;
}

/**
 * Writes dates in the language of the page and the reader's time zone, unless another is given. Ask for it while
 * rendering: each language has its own.
 */
export function dateFormat(given: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const locale = formatLocale();
  const timeZone = currentTimeZone();
  const options = timeZone === undefined ? given : { timeZone, ...given };
  const key = JSON.stringify([locale, options]);
  const made = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, made);
  return made;
}

/** A number with the separators of the language of the page. */
export const toFigure = (value: number): string => value.toLocaleString(formatLocale());
