import { type ReactNode, useId, useState } from 'react';
import { cx } from '../../foundation/cx.ts';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import type { IconData } from '../Icon/icon-data.ts';
import { iconTable } from '../Icon/icons/index.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { Table, type TableColumn } from '../Table/Table.tsx';
import { hiddenClass } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './ChartFigure.css.ts';
import { t } from './messages.ts';

/** The names of the figure's texts, for what is drawn in it. */
export interface FigureIds {
  labelledBy: string;
  describedBy: string;
}

export interface ChartFigureProps<Row> {
  label: string;
  labelHidden?: boolean;
  summary?: string;
  /** @see CONST-16 */
  scale: { min: number; max: number };
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** What is drawn has the values as texts of its own: the table is there only when it is wanted. */
  isReadable?: boolean;
  loading?: boolean;
  /** Shown in place of the drawing when there are no rows. */
  empty?: ReactNode;
  /** The drawing's height, px: everything that replaces it is as high. */
  heightPx: number;
  /** The table's height at most, px; by default the drawing's. */
  tablePx?: number;
  /** Of the button that leads back from the table. */
  chartIcon: IconData;
  /** Above the drawing and the table. */
  legend?: ReactNode;
  className?: string;
  children: (ids: FigureIds) => ReactNode;
}

/** What charts have in common: a name, a sentence, the table of the same values, and a place that keeps its height. */
export function ChartFigure<Row>({
  label,
  labelHidden = false,
  summary,
  scale,
  columns,
  rows,
  rowKey,
  isReadable = false,
  loading = false,
  empty,
  heightPx,
  tablePx = heightPx,
  chartIcon,
  legend,
  className,
  children,
}: ChartFigureProps<Row>) {
  const id = useId();
  const ids = { labelledBy: `${id}-label`, describedBy: `${id}-summary` };
  const [wantsTable, setWantsTable] = useState(false);
  const hasRows = !loading && rows.length > 0;
  return (
    <figure
      className={cx(styles.figure, className)}
      aria-labelledby={ids.labelledBy}
      aria-busy={loading}
      data-min={scale.min}
      data-max={scale.max}
    >
      <div className={styles.head}>
        <figcaption className={styles.texts}>
          <span id={ids.labelledBy} className={labelHidden ? hiddenClass : styles.label}>
            {label}
          </span>
          <span id={ids.describedBy} className={styles.summary}>
            {loading && <Skeleton width="min(100%, 18rem)" lines={1} />}
            {hasRows && summary}
          </span>
        </figcaption>
        <IconButton
          icon={wantsTable ? chartIcon : iconTable}
          label={wantsTable ? t('asChart') : t('asTable')}
          size="sm"
          className={cx(styles.toggle, !hasRows && styles.unseen)}
          onClick={() => setWantsTable(!wantsTable)}
        />
      </div>
      {(loading || hasRows) && legend}
      {loading && (
        <div role="status" aria-label={t('loading').replace('{label}', label)}>
          <Skeleton shape="block" height={heightPx} />
        </div>
      )}
      {!loading && !hasRows && (
        <div className={styles.instead} style={{ minBlockSize: heightPx }}>
          {empty ?? <EmptyState compact title={t('empty')} />}
        </div>
      )}
      {hasRows && wantsTable && (
        <div className={styles.tablePlace} style={{ minBlockSize: heightPx, maxBlockSize: tablePx }}>
          <Table
            dense
            caption={label}
            columns={columns}
            rows={rows}
            rowKey={rowKey}
            className={styles.table}
          />
        </div>
      )}
      {hasRows && !wantsTable && children(ids)}
      {hasRows && !wantsTable && !isReadable && (
        <HiddenTable label={label} columns={columns} rows={rows} rowKey={rowKey} />
      )}
    </figure>
  );
}

type TableParts<Row> = Pick<ChartFigureProps<Row>, 'label' | 'columns' | 'rows' | 'rowKey'>;

/** The values of a picture, for a screen reader: beside it, without a tab stop. */
function HiddenTable<Row>({ label, columns, rows, rowKey }: TableParts<Row>) {
  return (
    // The wrapper is hidden, as a table is never narrower than its cells.
    <div className={hiddenClass}>
      <table>
        <caption>{label}</caption>
        <thead>
          <tr>
            {columns.map(({ id, header }) => (
              <th key={id} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ id, cell, rowHeader }) =>
                rowHeader ? (
                  <th key={id} scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={id}>{cell(row)}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
