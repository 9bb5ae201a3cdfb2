import type { Placement } from '@floating-ui/react';
import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { loadPlacing, stayBeside } from './stay-beside.ts';
import { hideUntilPlaced } from './until-placed.ts';

export interface Anchoring {
  open: boolean;
  anchor: RefObject<HTMLElement | null>;
  floating: RefObject<HTMLElement | null>;
  placement: Placement;
  /** Gap between the two, px. */
  gapPx?: number;
}

const prefetchAfterMs = 1_000;

/**
 * Positions a floating element beside its anchor while open, inside the window on all sides. The element should be a
 * native popover: popovers are in the top layer, so they need no portal and work inside shadow roots and modal dialogs.
 */
export function useAnchored({ open, anchor, floating, placement, gapPx = 6 }: Anchoring): void {
  useEffect(() => {
    const timer = setTimeout(() => void loadPlacing(), prefetchAfterMs);
    return () => clearTimeout(timer);
  }, []);
  // A popover is shown before its event fires: until this renders, it would be elsewhere.
  useLayoutEffect(() => {
    const element = floating.current;
    if (open || !element) return undefined;
    const onToggle = ({ newState }: ToggleEvent) => {
      if (newState === 'open') hideUntilPlaced(element);
    };
    element.addEventListener('beforetoggle', onToggle);
    return () => element.removeEventListener('beforetoggle', onToggle);
  }, [open, floating]);
  useLayoutEffect(() => {
    const reference = anchor.current;
    const element = floating.current;
    return open && reference && element ? stayBeside(reference, element, placement, gapPx) : undefined;
  }, [open, anchor, floating, placement, gapPx]);
}
