import { type RefObject, useEffect, useRef } from 'react';

/** So far below the window the next page is asked for, so that it is here when the end is reached. */
const AHEAD = '600px';

/** Calls when the element comes near the window, while it is watched. */
export function useEndInView(isWatched: boolean, onReached: () => void): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const latest = useRef(onReached);
  useEffect(() => {
    latest.current = onReached;
  });
  useEffect(() => {
    const { current } = element;
    if (!isWatched || !current) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && latest.current(), {
      rootMargin: `0px 0px ${AHEAD} 0px`,
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [isWatched]);
  return element;
}
