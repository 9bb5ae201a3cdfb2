import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react';

/** Reports the inline size of an element in px: before the first paint, then whenever it changes. */
export function useWidthReport(element: RefObject<HTMLElement | null>, onWidth: (px: number) => void): void {
  const report = useEffectEvent(onWidth);
  useLayoutEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    report(target.clientWidth);
    const observer = new ResizeObserver(() => report(target.clientWidth));
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
}

/** Inline size of an element in px; undefined until it is measured. Layouts depend on their own width, not the window's. */
export function useWidth(element: RefObject<HTMLElement | null>): number | undefined {
  const [width, setWidth] = useState<number>();
  useWidthReport(element, setWidth);
  return width;
}
