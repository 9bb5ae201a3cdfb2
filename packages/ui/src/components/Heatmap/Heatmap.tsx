import { type ReactNode, useRef } from 'react';
import { createLongDayFormat } from '../../foundation/calendar.ts';
import { toFigure } from '../../messages/index.ts';
import { ChartFigure } from '../Chart/ChartFigure.tsx';
import { toChartMax } from '../Chart/chart-data.ts';
import { t as chartText } from '../Chart/messages.ts';
import { iconGrid } from '../Icon/icons/index.ts';
import type { TableColumn } from '../Table/Table.tsx';
import * as styles from './Heatmap.css.ts';
import { HeatmapGrid } from './HeatmapGrid.tsx';
import { firstWeekdayOf, LEVELS, toWeeks } from './heatmap-days.ts';
import { t } from './messages.ts';
import { toHeight, useFit } from './use-fit.ts';

export interface HeatmapDay {
  /** `YYYY-MM-DD`, in the calendar of whoever counted. */
  date: string;
  /** How many activities, 0 or more. */
  value: number;
}

export interface HeatmapProps {
  /** Names the calendar and its table. Shown above it. */
  label: string;
  /** For a calendar below a heading of the same words. */
  labelHidden?: boolean;
  /** What there is to see, in one sentence. Shown below the label. */
  summary?: string;
  /** Days with activity, in any order; a day that is missing has none. */
  days: readonly HeatmapDay[];
  /** The last square, `YYYY-MM-DD`: today where the reader is. By default the last one of `days`. */
  lastDay?: string;
  /** Columns; a narrow place shows the last of them that fit. By default 53, a year. */
  weeks?: number;
  /** The days are being fetched. */
  loading?: boolean;
  /** Shown when there are no days. */
  empty?: ReactNode;
  className?: string;
}

const yearOfWeeks = 53;

/**
 * A square for each day and a column for each week. Squares differ by size as well as by colour. Arrow keys move between
 * days; the same days are available as a table.
 * @see DASH-19, CONST-9, CONST-10, CONST-16
 */
export function Heatmap({
  label,
  labelHidden,
  summary,
  days,
  lastDay = toLastDay(days),
  weeks = yearOfWeeks,
  loading = false,
  empty,
  className,
}: HeatmapProps) {
  const place = useRef<HTMLDivElement>(null);
  const fit = useFit(place, weeks);
  const values = new Map(days.map(({ date, value }) => [date, value]));
  const max = toChartMax(values.values());
  const columns = days.length === 0 ? [] : toWeeks(lastDay, weeks, firstWeekdayOf());
  // The last days are those that a reader looks for.
  const rows = columns
    .flat()
    .filter((day) => day !== undefined)
    .toReversed();
  return (
    <div ref={place} className={styles.place}>
      <ChartFigure
        label={label}
        labelHidden={labelHidden}
        summary={summary}
        scale={{ min: 1, max }}
        columns={toTableColumns(values)}
        rows={rows}
        rowKey={(day) => day}
        isReadable
        loading={loading}
        empty={empty}
        heightPx={toHeight(fit)}
        chartIcon={iconGrid}
        className={className}
      >
        {({ labelledBy, describedBy }) => (
          <div className={styles.drawing}>
            <HeatmapGrid
              weeks={columns.slice(-fit.weeks)}
              cellPx={fit.cellPx}
              values={values}
              max={max}
              labelledBy={labelledBy}
              describedBy={describedBy}
            />
            <Legend />
          </div>
        )}
      </ChartFigure>
    </div>
  );
}

/** Days as text are in order when they are sorted as text. */
function toLastDay(days: readonly HeatmapDay[]): string {
  return days.reduce((last, { date }) => (date > last ? date : last), '');
}

const toTableColumns = (values: ReadonlyMap<string, number>): TableColumn<string>[] => [
  { id: 'day', header: chartText('day'), rowHeader: true, cell: createLongDayFormat() },
  {
    id: 'value',
    header: t('activities'),
    align: 'end',
    cell: (day) => toFigure(values.get(day) ?? 0),
  },
];

/** Silent: each day says its number. */
function Legend() {
  return (
    <div aria-hidden className={styles.legend}>
      {t('less')}
      <span className={styles.steps}>
        {LEVELS.map((level) => (
          <span key={level} className={styles.square} data-level={level} />
        ))}
      </span>
      {t('more')}
    </div>
  );
}
