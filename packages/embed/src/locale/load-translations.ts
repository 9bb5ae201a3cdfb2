import type { Translations } from '@drawbridge/ui/messages';

/** Catalogues for the frame, each fetched when its language is requested. */
const CATALOGUES: Readonly<Record<string, () => Promise<Translations>>> = {
  de: async () => (await import('@drawbridge/widgets/messages/de')).default,
  'en-XA': async () => (await import('@drawbridge/ui/pseudo-locale')).toPseudo,
};

export interface ShownLocale {
  locale: string;
  translations: Translations | undefined;
}

export const ENGLISH: ShownLocale = { locale: 'en', translations: undefined };

/**
 * Finds the best language for a request: the exact one, the language without its region, or English. Falls back to
 * English if a catalogue cannot be fetched.
 */
export async function loadTranslations(wished: string | undefined): Promise<ShownLocale> {
  if (!wished) return ENGLISH;
  const [language = ''] = wished.split('-');
  const load = CATALOGUES[wished] ?? CATALOGUES[language];
  if (!load) return ENGLISH;
  try {
    return { locale: wished, translations: await load() };
  } catch {
    return ENGLISH;
  }
}
