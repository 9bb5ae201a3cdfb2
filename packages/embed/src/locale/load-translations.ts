import type { Translations } from '@drawbridge/ui/messages';

/** Catalogues that the frame can show, each fetched when its language is asked for. */
const CATALOGUES: Readonly<Record<string, () => Promise<Translations>>> = {
  de: async () => (await import('@drawbridge/widgets/messages/de')).default,
  'en-XA': async () => (await import('@drawbridge/ui/pseudo-locale')).toPseudo,
};

export interface ShownLocale {
  locale: string;
  translations: Translations | undefined;
}

export const ENGLISH: ShownLocale = { locale: 'en', translations: undefined };

/** The best language for a wish: itself, its language without the region, else English. A catalogue that cannot be fetched is English too. */
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
