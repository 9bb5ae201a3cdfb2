import { type RefObject, useLayoutEffect, useState } from 'react';

export interface Fit {
  /** Columns that have room. */
  weeks: number;
  /** Width and height of a square, px; odd, so that a smaller one has its middle in the same pixel. */
  cellPx: number;
}

export const gapPx = 3;
/** The names of weekdays before the columns. */
export const namesPx = 34;
export const monthsPx = 20;
export const legendPx = 28;
const smallestPx = 11;
const largestPx = 19;

/** So many of the wanted weeks as the width has room for, with squares as large as it allows. */
export function toFit(widthPx: number, wanted: number): Fit {
  const room = Math.max(0, widthPx - namesPx);
  const even = Math.floor(room / Math.max(1, wanted)) - gapPx;
  const cellPx = Math.min(largestPx, Math.max(smallestPx, even - ((even + 1) % 2)));
  return { cellPx, weeks: Math.max(1, Math.min(wanted, Math.floor(room / (cellPx + gapPx)))) };
}

/** The height of months, seven days and the legend, px. */
export const toHeight = ({ cellPx }: Fit) => monthsPx + 7 * (cellPx + gapPx) - gapPx + legendPx;

/** Follows the width of an element. */
export function useFit(element: RefObject<HTMLElement | null>, wanted: number): Fit {
  const [widthPx, setWidth] = useState(0);
  useLayoutEffect(() => {
    const place = element.current;
    if (!place) return undefined;
    const measure = () => setWidth(place.clientWidth);
    // Before the first paint, so that a narrow place never shows a year.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(place);
    return () => observer.disconnect();
  }, [element]);
  return toFit(widthPx, wanted);
}
