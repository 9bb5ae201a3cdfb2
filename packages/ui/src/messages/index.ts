export { defineMessages, type Message, type MessageSource } from './define-messages.ts';
export {
  applyLocale,
  type Catalogue,
  currentLocale,
  directionOf,
  english as englishTexts,
  formatLocale,
  setLocale,
  subscribeToLocale,
  type Translations,
  tellLocaleListeners,
} from './locale.ts';
