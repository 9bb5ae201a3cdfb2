import { type RefObject, useLayoutEffect, useState } from 'react';

/** Inline size of an element in px, measured before the first paint. The lab asks its place, not the window. */
export function useWidth(element: RefObject<HTMLElement | null>): number | undefined {
  const [width, setWidth] = useState<number>();
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    // oxlint-disable-next-line react/set-state-in-effect -- a size is known only once the element is laid out
    setWidth(target.clientWidth);
    const observer = new ResizeObserver(() => setWidth(target.clientWidth));
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
