import { type RefObject, useLayoutEffect, useState } from 'react';

export interface Fit {
  /** Number of columns that fit. */
  weeks: number;
  /** Width and height of a square in px; odd, so that smaller squares are centered on the same pixel. */
  cellPx: number;
}

export const gapPx = 3;
/** Width of the weekday names before the columns. */
export const namesPx = 34;
export const monthsPx = 20;
export const legendPx = 28;
const smallestPx = 11;
const largestPx = 19;

/** How many of the wanted weeks fit the width, with squares as large as possible. */
export function toFit(widthPx: number, wanted: number): Fit {
  const room = Math.max(0, widthPx - namesPx);
  const even = Math.floor(room / Math.max(1, wanted)) - gapPx;
  const cellPx = Math.min(largestPx, Math.max(smallestPx, even - ((even + 1) % 2)));
  return { cellPx, weeks: Math.max(1, Math.min(wanted, Math.floor(room / (cellPx + gapPx)))) };
}

/** Height of the months, seven days and the legend, in px. */
export const toHeight = ({ cellPx }: Fit) => monthsPx + 7 * (cellPx + gapPx) - gapPx + legendPx;

/** Follows the width of an element. */
export function useFit(element: RefObject<HTMLElement | null>, wanted: number): Fit {
  const [widthPx, setWidth] = useState(0);
  useLayoutEffect(() => {
    const place = element.current;
    if (!place) return undefined;
    const measure = () => setWidth(place.clientWidth);
    // Before the first paint, so that a narrow container never shows a whole year.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(place);
    return () => observer.disconnect();
  }, [element]);
  return toFit(widthPx, wanted);
}
