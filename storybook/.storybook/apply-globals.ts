import { applyLocale, type Translations, tellLocaleListeners } from '@drawbridge/ui/messages';
import { PSEUDO_LOCALE, toPseudo } from '@drawbridge/ui/pseudo-locale';
import { type BrandName, brands, toPublicVars } from '@drawbridge/ui/tokens';
import german from '@drawbridge/widgets/messages/de';

const TRANSLATIONS: Readonly<Record<string, Translations>> = { de: german, [PSEUDO_LOCALE]: toPseudo };

/** Puts the toolbar's choices on the root element, where the themes look for them. */
export function applyGlobals(globals: Record<string, unknown>): void {
  const { theme = 'light', direction = 'ltr', motion = 'full', brand, locale } = globals;
  const root = document.documentElement;
  root.dataset['theme'] = String(theme);
  root.dir = String(direction);
  root.dataset['motion'] = String(motion);
  root.lang = toLocale(locale);
  setBrand(root, typeof brand === 'string' && brand in brands ? (brand as BrandName) : undefined);
}

/** As a partner's page does it: public properties, and nothing else. */
function setBrand(root: HTMLElement, brand: BrandName | undefined): void {
  const before = [...root.style].filter((name) => name.startsWith('--drawbridge-'));
  for (const name of before) root.style.removeProperty(name);
  root.dataset['brand'] = brand ?? 'none';
  if (brand)
    for (const [name, value] of Object.entries(toPublicVars(brands[brand])))
      root.style.setProperty(name, value);
}

export const toLocale = (locale: unknown): string => (typeof locale === 'string' ? locale : 'en');

/** While a story renders: it reads its texts in the same pass. */
export function applyStoryLocale(locale: unknown): void {
  applyLocale(toLocale(locale), TRANSLATIONS[toLocale(locale)]);
}

/** What is on the page already follows. */
export const followLocale = tellLocaleListeners;
