import type { Drawbridge } from '@drawbridge/client';
import { createContext, type ReactNode, useContext } from 'react';

export const DrawbridgeContext = createContext<Drawbridge | undefined>(undefined);

/** Gives the page's `createDrawbridge` to its widgets: they know no route and no global. @see EMB-3 */
export function DrawbridgeProvider({ value, children }: { value: Drawbridge; children: ReactNode }) {
  return <DrawbridgeContext value={value}>{children}</DrawbridgeContext>;
}

/** The page of the nearest provider. For a store there is `useStore`. */
export function useDrawbridge(): Drawbridge {
  const drawbridge = useContext(DrawbridgeContext);
  if (!drawbridge) throw new Error('A Drawbridge widget needs a <DrawbridgeProvider value={…}> around it.');
  return drawbridge;
}
