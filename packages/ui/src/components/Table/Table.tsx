import type { ReactNode } from 'react';
import { cx } from '../../foundation/cx.ts';
import { Icon } from '../Icon/Icon.tsx';
import { iconArrowDown, iconArrowUp, iconChevronsUpDown } from '../Icon/icons/index.ts';
import { hiddenClass } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Table.css.ts';

export interface TableColumn<Row> {
  id: string;
  header: ReactNode;
  /** Draws the cell. */
  cell: (row: Row) => ReactNode;
  /** Numbers are aligned at the end. */
  align?: 'start' | 'end' | 'center';
  sortable?: boolean;
  /** The cell that names the row for a screen reader. */
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
  /** The caller sorts; the table shows the order and reports presses. */
  sort?: TableSort;
  onSort?: (sort: TableSort) => void;
  /** Shown in place of rows when there are none. */
  empty?: ReactNode;
  dense?: boolean;
  /** Cells begin at the top of their row, not in the middle: for rows that open. */
  top?: boolean;
  className?: string;
}

/** Rows and columns, sortable by their heads. */
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
  className,
}: TableProps<Row>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table scrolls, and the keyboard must be able to scroll it
    <div tabIndex={0} role="region" aria-label={caption} className={cx(styles.frame, className)}>
      <table className={styles.table}>
        <caption className={captionHidden ? hiddenClass : undefined}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeadCell key={column.id} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className={styles.row}>
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

interface HeadCellProps {
  column: Pick<TableColumn<never>, 'id' | 'header' | 'align' | 'sortable' | 'width'>;
  sort?: TableSort;
  onSort?: (sort: TableSort) => void;
}

function HeadCell({ column, sort, onSort }: HeadCellProps) {
  const { id, header, align = 'start', sortable = false, width } = column;
  const direction = sort?.columnId === id ? sort.direction : undefined;
  const icon =
    direction === 'ascending' ? iconArrowUp : direction === 'descending' ? iconArrowDown : undefined;
  return (
    <th
      scope="col"
      aria-sort={sortable ? (direction ?? 'none') : undefined}
      className={cx(styles.head, styles.align[align])}
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
