import type { Drawbridge } from '@drawbridge/client';
import {
  applyLocale,
  currentLocale,
  directionOf,
  subscribeToLocale,
  type Translations,
  tellLocaleListeners,
} from '@drawbridge/ui/messages';
import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react';
import { ThemeContext, type WidgetTheme } from './theme-context.ts';

export const DrawbridgeContext = createContext<Drawbridge | undefined>(undefined);

export interface DrawbridgeProviderProps {
  /** The page's object, made once with `createDrawbridge`. */
  value: Drawbridge;
  /** Theme of the published widgets inside the provider. Pages of Drawbridge set theirs on the root element. */
  theme?: WidgetTheme;
  /** Language of the texts, a BCP 47 tag. Default: the language last given to `setLocale`, at first English. */
  locale?: string;
  /** The catalogue of that language, such as `@drawbridge/widgets/messages/de`. English needs none. */
  messages?: Translations;
  children: ReactNode;
}

/** The style of an element that only carries attributes and leaves the layout of the page as it is. */
const NO_BOX = { display: 'contents' };

/**
 * Gives a page's `createDrawbridge` to its widgets, which have no route and no global. All texts of a page are in one
 * language. When the language changes, the tree is recreated so that no text stays in the old one.
 * @see EMB-3, EMB-8
 */
export function DrawbridgeProvider({ value, theme, locale, messages, children }: DrawbridgeProviderProps) {
  // While rendering: the tree below, also on a server, reads its texts in the same pass.
  if (locale !== undefined) applyLocale(locale, messages);
  const shown = useSyncExternalStore(subscribeToLocale, currentLocale, currentLocale);
  useEffect(() => {
    if (locale !== undefined) tellLocaleListeners();
  }, [locale]);
  return (
    <DrawbridgeContext.Provider value={value}>
      <ThemeContext.Provider value={theme}>
        <div
          key={shown}
          lang={shown}
          // Without a language of its own the tree keeps the direction of the page.
          dir={locale === undefined ? undefined : directionOf(shown)}
          style={NO_BOX}
        >
          {children}
        </div>
      </ThemeContext.Provider>
    </DrawbridgeContext.Provider>
  );
}

/** Returns the page of the nearest provider. For a store, use `useStore`. */
export function useDrawbridge(): Drawbridge {
  const drawbridge = useContext(DrawbridgeContext);
  if (!drawbridge) throw new Error('A Drawbridge widget needs a <DrawbridgeProvider value={…}> around it.');
  return drawbridge;
}
