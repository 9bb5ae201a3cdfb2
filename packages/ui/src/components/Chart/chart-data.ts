import { createDayFormat, createLongDayFormat } from '../../foundation/calendar.ts';
import { formatLocale } from '../../messages/index.ts';

export interface ChartSeries {
  /** Names the series in the legend, the tooltip and the table. */
  label: string;
  /** One number for each category, 0 or more. */
  values: readonly number[];
}

/** Categories are text, days (`YYYY-MM-DD`) or months (`YYYY-MM`). Days and months have no time zone. */
export type CategoryKind = 'text' | 'day' | 'month';

/** What to draw, with texts in the page's language. */
export interface ChartSpec {
  kind: 'line' | 'bar' | 'doughnut';
  horizontal: boolean;
  stacked: boolean;
  names: readonly CategoryName[];
  /** Long names are shortened at the axis. Dates are not: some are left out if they do not fit. */
  cutsNames: boolean;
  series: readonly ChartSeries[];
  /** Upper end of the scale; the lower end is 0. */
  max: number;
  formatValue: (value: number) => string;
}

export interface CategoryName {
  /** Shown at the axis. */
  short: string;
  /** Shown in the tooltip and the table. */
  long: string;
}

/**
 * Upper end of the activity scale: the largest value rounded up to a multiple of ten, plus one. 0 gives 1, 9 and 10
 * give 11, 11 gives 21. Negative numbers and non-numbers count as 0.
 * @see CONST-9
 */
export function toChartMax(values: Iterable<number>): number {
  let largest = 0;
  for (const value of values) if (Number.isFinite(value) && value > largest) largest = value;
  return Math.ceil(largest / 10) * 10 + 1;
}

/** The numbers that the scale must include: each value, or the sums of stacked values. */
export function toScaled(series: readonly ChartSeries[], isStacked: boolean): number[] {
  if (!isStacked) return series.flatMap(({ values }) => values);
  const longest = Math.max(0, ...series.map(({ values }) => values.length));
  return Array.from({ length: longest }, (_, index) =>
    series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0),
  );
}

export const toTotal = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** A share of a total in whole percent, in the page's language; 0 if the total is 0. */
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

/** Shortens a label to this many characters, including the ellipsis. A canvas cannot do that itself. */
export function toShortLabel(label: string, most: number): string {
  const letters = Array.from(label);
  if (letters.length <= most) return label;
  return `${letters
    .slice(0, Math.max(1, most - 1))
    .join('')
    .trimEnd()}…`;
}
