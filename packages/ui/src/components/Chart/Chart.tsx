import type { ReactNode } from 'react';
import { toFigure } from '../../messages/index.ts';
import { iconReports } from '../Icon/icons/index.ts';
import { ProblemState } from '../ProblemState/ProblemState.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import type { TableColumn } from '../Table/Table.tsx';
import * as styles from './Chart.css.ts';
import { ChartCanvas } from './ChartCanvas.tsx';
import { ChartFigure } from './ChartFigure.tsx';
import { ChartLegend, RingLegend } from './ChartLegend.tsx';
import {
  type CategoryKind,
  type ChartSeries,
  type ChartSpec,
  toCategoryNames,
  toChartMax,
  toScaled,
  toShareText,
  toTotal,
} from './chart-data.ts';
import { useDrawing } from './drawing.ts';
import { t } from './messages.ts';

export interface ChartProps {
  /** Lines for what changes over time, bars to compare, a ring for the parts of a whole (of the first series). */
  kind: 'line' | 'bar' | 'doughnut';
  /** Names the chart and its table. Shown above it. */
  label: string;
  /** For a chart below a heading of the same words. */
  labelHidden?: boolean;
  /** What there is to see, in one sentence: "142 activities in 30 days, most on 4 March." Shown below the label. */
  summary?: string;
  /** The places of the values, in the order in which they are drawn: names, or days or months (see `categoryKind`). */
  categories: readonly string[];
  /** `day` is `YYYY-MM-DD`, `month` is `YYYY-MM`: written in the language of the page, in no time zone. */
  categoryKind?: CategoryKind;
  /** Heads the categories in the table; for days and months there is a default. */
  categoryLabel?: string;
  /** One number of 0 or more for each category. */
  series: readonly ChartSeries[];
  /** The upper end of the scale. By default the largest value, rounded up to a multiple of ten, plus one. */
  max?: number;
  /** Bars of a category on top of each other: the parts of a sum. */
  stacked?: boolean;
  /** Bars from the side, for long names. */
  horizontal?: boolean;
  /** Writes a value at the axis, in the tooltip and in the table; by default a number of the language of the page. */
  formatValue?: (value: number) => string;
  /** Height of the drawing in px. By default 240; horizontal bars have what their rows need. */
  height?: number;
  /** The values are being fetched. */
  loading?: boolean;
  /** Shown when there are no categories. */
  empty?: ReactNode;
  className?: string;
}

interface Row {
  index: number;
  name: string;
}

const defaultHeightPx = 240;
const ringPx = 200;
/** A ring has few parts: their table need not scroll. */
const ringTablePx = 360;

/**
 * Lines, bars or a ring, with the same values as a table. The library that draws is fetched with the first chart that
 * has values.
 * @see PKG-11, CONST-9, CONST-16
 */
export function Chart({
  kind,
  label,
  labelHidden,
  summary,
  categories,
  categoryKind = 'text',
  categoryLabel = t(categoryKind === 'text' ? 'name' : categoryKind),
  series,
  max,
  stacked = false,
  horizontal = false,
  formatValue = toFigure,
  height,
  loading = false,
  empty,
  className,
}: ChartProps) {
  const { code, hasFailed, retry } = useDrawing(!loading && categories.length > 0);
  const isRing = kind === 'doughnut';
  const total = toTotal(series[0]?.values ?? []);
  const names = toCategoryNames(categories, categoryKind);
  const isStacked = stacked && kind === 'bar';
  const spec: ChartSpec = {
    kind,
    horizontal: horizontal && kind === 'bar',
    stacked: isStacked,
    names,
    cutsNames: categoryKind === 'text',
    series,
    max: max ?? (isRing ? total : toChartMax(toScaled(series, isStacked))),
    formatValue,
  };
  const heightPx = height ?? toHeight(spec);
  const valueOf = (place: number, index: number) => series[place]?.values[index] ?? 0;
  const columns: TableColumn<Row>[] = [
    { id: 'name', header: categoryLabel, rowHeader: true, cell: ({ name }) => name },
    ...(isRing ? series.slice(0, 1) : series).map(({ label: header }, place) => ({
      id: `series-${place}`,
      header,
      align: 'end' as const,
      cell: ({ index }: Row) => formatValue(valueOf(place, index)),
    })),
    ...(isRing
      ? [
          {
            id: 'share',
            header: t('share'),
            align: 'end' as const,
            cell: ({ index }: Row) => toShareText(valueOf(0, index), total),
          },
        ]
      : []),
  ];
  return (
    <ChartFigure
      label={label}
      labelHidden={labelHidden}
      summary={summary}
      scale={{ min: 0, max: spec.max }}
      columns={columns}
      rows={names.map(({ long }, index) => ({ index, name: long }))}
      rowKey={({ index }) => index}
      loading={loading}
      empty={empty}
      heightPx={heightPx}
      tablePx={isRing ? ringTablePx : undefined}
      chartIcon={iconReports}
      legend={!isRing && series.length > 1 && <ChartLegend series={series} isLine={kind === 'line'} />}
      className={className}
    >
      {(ids) => {
        const picture = (
          <Picture hasFailed={hasFailed} retry={retry} heightPx={heightPx} isRing={isRing}>
            {code && <ChartCanvas spec={spec} draw={code.drawChart} ids={ids} />}
          </Picture>
        );
        if (!isRing) return picture;
        const parts = names.map(({ long }, index) => ({
          name: long,
          value: formatValue(valueOf(0, index)),
          share: toShareText(valueOf(0, index), total),
        }));
        return (
          <div className={styles.ring}>
            <div className={styles.ringPlace} style={hasFailed ? undefined : { inlineSize: heightPx }}>
              {picture}
              {!hasFailed && (
                <div aria-hidden className={styles.middle}>
                  <span className={styles.total}>{formatValue(total)}</span>
                  <span className={styles.totalLabel}>{t('total')}</span>
                </div>
              )}
            </div>
            <RingLegend parts={parts} />
          </div>
        );
      }}
    </ChartFigure>
  );
}

interface PictureProps {
  hasFailed: boolean;
  retry: () => void;
  heightPx: number;
  isRing: boolean;
  /** Nothing until the code is here. */
  children: ReactNode;
}

/** The place of the drawing, as high while its code is fetched and when that fails. */
function Picture({ hasFailed, retry, heightPx, isRing, children }: PictureProps) {
  if (hasFailed)
    return (
      <div className={styles.failed} style={{ minBlockSize: heightPx }}>
        <ProblemState compact title={t('failed')} message={t('failedHelp')} onRetry={retry} />
      </div>
    );
  return (
    <div className={styles.picture} style={{ blockSize: heightPx }}>
      {children || <Skeleton shape={isRing ? 'circle' : 'block'} height={heightPx} />}
    </div>
  );
}

/** Rows of horizontal bars, with the numbers below them. */
function toHeight({ kind, horizontal, names, series, stacked }: ChartSpec): number {
  if (kind === 'doughnut') return ringPx;
  if (!horizontal) return defaultHeightPx;
  const barsPerRow = stacked ? 1 : series.length;
  return 36 + names.length * (16 + 20 * barsPerRow);
}
