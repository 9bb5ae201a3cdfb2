export { defineMessages, type Message, type MessageSource } from './define-messages.ts';
export { dateFormat, formatLocale, toFigure } from './formats.ts';
export {
  applyLocale,
  type Catalogue,
  currentLocale,
  directionOf,
  english as englishTexts,
  setLocale,
  subscribeToLocale,
  type Translations,
  tellLocaleListeners,
} from './locale.ts';
export { currentTimeZone, setTimeZone, toCalendarDay, toMidnight } from './time-zone.ts';
export { createTranslator, format } from './translate.ts';
