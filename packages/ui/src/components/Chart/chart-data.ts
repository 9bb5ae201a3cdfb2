import { createDayFormat, createLongDayFormat } from '../../foundation/calendar.ts';
import { formatLocale } from '../../messages/index.ts';

export interface ChartSeries {
  /** Names the series in the legend, the tooltip and the table. */
  label: string;
  /** One number for each category, 0 or more. */
  values: readonly number[];
}

/** Categories are texts, days (`YYYY-MM-DD`) or months (`YYYY-MM`). No time zone is applied to either. */
export type CategoryKind = 'text' | 'day' | 'month';

/** What is drawn, with its texts in the language of the page. */
export interface ChartSpec {
  kind: 'line' | 'bar' | 'doughnut';
  horizontal: boolean;
  stacked: boolean;
  names: readonly CategoryName[];
  /** Long names are cut at the axis. Dates are not: where they do not fit, some are left out. */
  cutsNames: boolean;
  series: readonly ChartSeries[];
  /** The upper end of the scale; the lower one is 0. */
  max: number;
  formatValue: (value: number) => string;
}

export interface CategoryName {
  /** At the axis. */
  short: string;
  /** In the tooltip and the table. */
  long: string;
}

/**
 * The upper end of the scale of activity: the largest value rounded up to a multiple of ten, plus one. 0 gives 1, 9 and
 * 10 give 11, 11 gives 21. What is no number, or below 0, counts as 0.
 * @see CONST-9
 */
export function toChartMax(values: Iterable<number>): number {
  let largest = 0;
  for (const value of values) if (Number.isFinite(value) && value > largest) largest = value;
  return Math.ceil(largest / 10) * 10 + 1;
}

/** The numbers that the scale must hold: each value, or the sums of stacked ones. */
export function toScaled(series: readonly ChartSeries[], isStacked: boolean): number[] {
  if (!isStacked) return series.flatMap(({ values }) => values);
  const longest = Math.max(0, ...series.map(({ values }) => values.length));
  return Array.from({ length: longest }, (_, index) =>
    series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0),
  );
}

export const toTotal = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** A part of a total in whole percent, in the language of the page; of nothing it is 0. */
export function toShareText(value: number, total: number): string {
  const share = total > 0 ? value / total : 0;
  return share.toLocaleString(formatLocale(), { style: 'percent', maximumFractionDigits: 0 });
}

export function toCategoryNames(categories: readonly string[], kind: CategoryKind): CategoryName[] {
  if (kind === 'text') return categories.map((name) => ({ short: name, long: name }));
  const [toShort, toLong] =
    kind === 'day'
      ? [createDayFormat({ day: 'numeric', month: 'short' }), createLongDayFormat()]
      : [
          // Four digits: "Jan 25" is also a day.
          createDayFormat({ month: 'short', year: 'numeric' }),
          createDayFormat({ month: 'long', year: 'numeric' }),
        ];
  return categories.map((category) => ({ short: toShort(category), long: toLong(category) }));
}

/** Cuts a label to so many characters, the last of which is the ellipsis. A canvas cannot do it. */
export function toShortLabel(label: string, most: number): string {
  const letters = Array.from(label);
  if (letters.length <= most) return label;
  return `${letters
    .slice(0, Math.max(1, most - 1))
    .join('')
    .trimEnd()}…`;
}
