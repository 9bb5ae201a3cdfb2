import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from '../../foundation/cx.ts';
import { Icon } from '../Icon/Icon.tsx';
import { iconArrowDown, iconArrowUp, iconChevronsUpDown } from '../Icon/icons/index.ts';
import { hiddenClass } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Table.css.ts';

export interface TableColumn<Row> {
  id: string;
  header: ReactNode;
  /** Renders the cell. */
  cell: (row: Row) => ReactNode;
  /** Use `end` for numbers. */
  align?: 'start' | 'end' | 'center';
  sortable?: boolean;
  /** True for the cell that names the row for screen readers. */
  rowHeader?: boolean;
  /** CSS length. */
  width?: string;
}

export interface TableSort {
  columnId: string;
  direction: 'ascending' | 'descending';
}

export interface TableProps<Row> {
  /** Names the table. */
  caption: string;
  captionHidden?: boolean;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** The caller sorts; the table shows the order and reports clicks. */
  sort?: TableSort;
  onSort?: (sort: TableSort) => void;
  /** Shown in place of rows when there are none. */
  empty?: ReactNode;
  dense?: boolean;
  /** Aligns cells with the top of their row: for rows that expand. */
  top?: boolean;
  /** Which of many rows are rendered. The frame then has a fixed height, and the head stays visible. */
  window?: TableWindow;
  /** Attributes of the scrolling element. */
  frame?: Omit<ComponentPropsWithRef<'div'>, 'className' | 'children'>;
  className?: string;
}

/** The rendered rows of many: those near the visible ones. */
export interface TableWindow {
  /** Index of the first rendered row, among all. */
  first: number;
  /** Total number of rows. */
  count: number;
  /** Height in px of the rows before and after the rendered ones. */
  before: number;
  after: number;
  /** Called with each rendered row. Its `data-index` is its index among all rows. */
  measure: (row: HTMLTableRowElement | null) => void;
}

/** Rows and columns, sortable by column heads. */
export function Table<Row>({
  caption,
  captionHidden = true,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  empty,
  dense = false,
  top = false,
  window: part,
  frame,
  className,
}: TableProps<Row>) {
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table scrolls, and the keyboard must be able to scroll it
      tabIndex={0}
      role="region"
      aria-label={caption}
      {...frame}
      className={cx(styles.frame, part && styles.windowed, className)}
    >
      <table className={styles.table} aria-rowcount={part && part.count + 1}>
        <caption className={captionHidden ? hiddenClass : undefined}>{caption}</caption>
        <thead>
          <tr aria-rowindex={part && 1}>
            {columns.map((column) => (
              <HeadCell
                key={column.id}
                column={column}
                sort={sort}
                onSort={onSort}
                isSticky={part !== undefined}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {part && <Spacer px={part.before} columns={columns.length} />}
          {rows.map((row, nth) => (
            // The first row of the table is its head.
            <tr
              key={rowKey(row)}
              ref={part?.measure}
              data-index={part && part.first + nth}
              aria-rowindex={part && part.first + nth + 2}
              className={styles.row}
            >
              {columns.map(({ id, cell, align = 'start', rowHeader = false }) => {
                const looks = cx(styles.cell, dense && styles.dense, top && styles.top, styles.align[align]);
                return rowHeader ? (
                  <th key={id} scope="row" className={looks}>
                    {cell(row)}
                  </th>
                ) : (
                  <td key={id} className={looks}>
                    {cell(row)}
                  </td>
                );
              })}
            </tr>
          ))}
          {part && <Spacer px={part.after} columns={columns.length} />}
          {rows.length === 0 && empty && (
            <tr>
              <td colSpan={columns.length}>{empty}</td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

/** Takes the height of rows that are not rendered. */
function Spacer({ px, columns }: { px: number; columns: number }) {
  if (px <= 0) return null;
  return (
    <tr aria-hidden>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an empty cell is no control */}
      <td colSpan={columns} className={styles.spacer}>
        <div style={{ blockSize: px }} />
      </td>
    </tr>
  );
}

interface HeadCellProps {
  column: Pick<TableColumn<never>, 'id' | 'header' | 'align' | 'sortable' | 'width'>;
  sort?: TableSort;
  onSort?: (sort: TableSort) => void;
  isSticky: boolean;
}

function HeadCell({ column, sort, onSort, isSticky }: HeadCellProps) {
  const { id, header, align = 'start', sortable = false, width } = column;
  const direction = sort?.columnId === id ? sort.direction : undefined;
  const icon =
    direction === 'ascending' ? iconArrowUp : direction === 'descending' ? iconArrowDown : undefined;
  return (
    <th
      scope="col"
      aria-sort={sortable ? (direction ?? 'none') : undefined}
      className={cx(styles.head, isSticky && styles.stickyHead, styles.align[align])}
      style={{ inlineSize: width }}
    >
      {sortable && onSort ? (
        <button
          type="button"
          className={cx(styles.sort, direction && styles.sorted)}
          onClick={() =>
            onSort({ columnId: id, direction: direction === 'ascending' ? 'descending' : 'ascending' })
          }
        >
          {header}
          <Icon icon={icon ?? iconChevronsUpDown} size={14} className={icon ? undefined : styles.unsorted} />
        </button>
      ) : (
        header
      )}
    </th>
  );
}
