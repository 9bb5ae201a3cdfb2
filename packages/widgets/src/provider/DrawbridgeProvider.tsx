import type { Drawbridge } from '@drawbridge/client';
import { createContext, type ReactNode, useContext } from 'react';
import * as styles from './provider.css.ts';

export const DrawbridgeContext = createContext<Drawbridge | undefined>(undefined);

export interface DrawbridgeProviderProps {
  /** Made once by the page, with `createDrawbridge`. */
  value: Drawbridge;
  /** `system` follows the reader's system; without a theme widgets follow the color scheme of the page around them. */
  theme?: 'light' | 'dark' | 'contrast' | 'system';
  children: ReactNode;
}

/**
 * Gives the page's `createDrawbridge` to its widgets: they know no route and no global. On a partner's page its element
 * is where themes begin; it has no box.
 * @see EMB-3, EMB-15
 */
export function DrawbridgeProvider({ value, theme, children }: DrawbridgeProviderProps) {
  return (
    <DrawbridgeContext.Provider value={value}>
      <div data-drawbridge="" data-theme={theme} className={styles.root}>
        {children}
      </div>
    </DrawbridgeContext.Provider>
  );
}

/** The page of the nearest provider. For a store there is `useStore`. */
export function useDrawbridge(): Drawbridge {
  const drawbridge = useContext(DrawbridgeContext);
  if (!drawbridge) throw new Error('A Drawbridge widget needs a <DrawbridgeProvider value={…}> around it.');
  return drawbridge;
}
