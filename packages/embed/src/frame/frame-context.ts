import { createContext, useContext } from 'react';
import type { FramePage } from './frame-page.ts';

export const FrameContext = createContext<FramePage | undefined>(undefined);

/** Returns the frame page around a widget. */
export function useFramePage(): FramePage {
  const page = useContext(FrameContext);
  if (!page) throw new Error('a framed widget was rendered outside of its frame');
  return page;
}
