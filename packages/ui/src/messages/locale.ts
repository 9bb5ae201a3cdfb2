/** Texts of one language by their ids, as in a JSON file: `{ "course.isNew": "Neu" }`. */
export type Catalogue = Readonly<Record<string, string>>;
/** A catalogue, or a function that makes each text from the English one (the pseudo-locale). */
export type Translations = Catalogue | ((english: string) => string);

const ENGLISH = 'en';
const NONE: Catalogue = {};
const RIGHT_TO_LEFT = /^(ar|ckb|dv|fa|he|ps|sd|ug|ur|yi)$/;

let current: { locale: string; translations: Translations } = { locale: ENGLISH, translations: NONE };
/** English texts of every loaded table, by id: the fallback, and the source of the catalogue. */
export const english: Record<string, string> = {};
const listeners = new Set<() => void>();
const refused = new Set<string>();

/** Language of the texts, as a BCP 47 tag. One per page and copy of the library. */
export const currentLocale = () => current.locale;

/**
 * Changes the language without re-rendering: for a provider, which renders its own tree again. An invalid locale, or
 * one without texts, falls back to English, with one warning in the console.
 */
export function applyLocale(locale: string, translations?: Translations) {
  const language = toLanguage(locale);
  if (language !== undefined && (translations || language === ENGLISH)) {
    if (current.locale !== locale || current.translations !== (translations ?? NONE))
      current = { locale, translations: translations ?? NONE };
    return;
  }
  if (!refused.has(locale)) {
    refused.add(locale);
    console.error(`Drawbridge: there are no messages for the locale "${locale}". The texts are English.`);
  }
  current = { locale: ENGLISH, translations: NONE };
}

/** Changes the language of every text and re-renders the trees of all providers. */
export function setLocale(locale: string, translations?: Translations) {
  const before = current;
  applyLocale(locale, translations);
  if (current !== before) tellLocaleListeners();
}

export function tellLocaleListeners() {
  for (const listener of listeners) listener();
}

export function subscribeToLocale(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** A text in the current language, otherwise in English. */
export function textOf(id: string): string {
  const text = english[id] ?? id;
  const { translations } = current;
  if (typeof translations === 'function') return translations(text);
  return translations[id] || text;
}

/** Direction of a language, for the `dir` attribute. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.test(toLanguage(locale) ?? '') ? 'rtl' : 'ltr';
}

function toLanguage(locale: string): string | undefined {
  try {
    return new Intl.Locale(locale).language;
  } catch {
    return undefined;
  }
}
