import { currentLocale } from './locale.ts';
import { currentTimeZone } from './time-zone.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Locale of dates and numbers: the reader's own region if it uses the page's language (an English page has British
 * dates in a British browser), otherwise the page's language.
 */
export function formatLocale(): string {
  const own = new Intl.DateTimeFormat().resolvedOptions().locale;
  const page = currentLocale();
  return new Intl.Locale(own).language === new Intl.Locale(page).language ? own : page;
}

/**
 * Formats dates in the page's language and the reader's time zone, unless another is given. Call it while rendering,
 * because it depends on the language.
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

/** Formats a number with the separators of the page's language. */
export const toFigure = (value: number): string => value.toLocaleString(formatLocale());
