import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

export interface EndInView {
  /** Another page can be asked for. */
  isWatched: boolean;
  /** How much is here: when it grows and the end is still in view, the next page is asked for. */
  count: number;
  /** So far below the window it is asked for, so that it is here when the end is reached. */
  aheadPx: number;
  onReached: () => void;
}

/** The element at the end of a list; calls when it comes near the window. */
export function useEndInView(end: EndInView): RefObject<HTMLDivElement | null> {
  const { isWatched, count, aheadPx } = end;
  const element = useRef<HTMLDivElement>(null);
  const reach = useEffectEvent(end.onReached);
  useEffect(() => {
    const { current } = element;
    if (!isWatched || !current) return undefined;
    // Entries of one frame come together: after a jump the last one tells where the element is.
    const observer = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && reach(), {
      rootMargin: `0px 0px ${aheadPx}px 0px`,
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [isWatched, count, aheadPx]);
  return element;
}
