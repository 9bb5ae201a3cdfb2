import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

export interface EndInView {
  /** True if another page can be requested. */
  isWatched: boolean;
  /** True if the last request failed: the end must leave the window and come back before it is made again. */
  hasFailed?: boolean | undefined;
  /** Number of loaded items: when it grows and the end is still in view, the next page is requested. */
  count: number;
  /** Distance below the window at which it is requested, so that it has arrived when the end is reached. */
  aheadPx: number;
  onReached: () => void;
}

/** Observes the element at the end of a list; calls back when it comes near the window. */
export function useEndInView(end: EndInView): RefObject<HTMLDivElement | null> {
  const { isWatched, hasFailed = false, count, aheadPx } = end;
  const element = useRef<HTMLDivElement>(null);
  const reach = useEffectEvent(end.onReached);
  useEffect(() => {
    const { current } = element;
    if (!isWatched || !current) return undefined;
    let isArmed = !hasFailed;
    const observer = new IntersectionObserver(
      (entries) => {
        // Entries of one frame come together: after a jump the last one tells where the element is.
        if (!entries.at(-1)?.isIntersecting) isArmed = true;
        else if (isArmed) reach();
      },
      { rootMargin: `0px 0px ${aheadPx}px 0px` },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [isWatched, hasFailed, count, aheadPx]);
  return element;
}
