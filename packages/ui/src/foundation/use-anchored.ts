import type { Placement } from '@floating-ui/react';
import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { loadPlacing, stayBeside } from './stay-beside.ts';

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
 * Positions a floating element beside its anchor while open, inside the window on all sides. The element is expected to
 * be a native popover: it is in the top layer, so no portal is needed and a shadow root or a modal dialog around it
 * does no harm.
 */
export function useAnchored({ open, anchor, floating, placement, gapPx = 6 }: Anchoring): void {
  useEffect(() => {
    const timer = setTimeout(() => void loadPlacing(), prefetchAfterMs);
    return () => clearTimeout(timer);
  }, []);
  useLayoutEffect(() => {
    const reference = anchor.current;
    const element = floating.current;
    return open && reference && element ? stayBeside(reference, element, placement, gapPx) : undefined;
  }, [open, anchor, floating, placement, gapPx]);
}
