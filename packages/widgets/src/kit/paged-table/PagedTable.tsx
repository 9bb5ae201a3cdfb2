import { Table, type TableProps, useWidth } from '@drawbridge/ui';
import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { ColumnCard } from './ColumnCard.tsx';
import type { Column } from './columns.ts';
import * as styles from './paged-table.css.ts';
import { RowCards } from './RowCards.tsx';
import type { RowsProps } from './rows-props.ts';

const VirtualRows = lazy(async () => ({ default: (await import('./VirtualRows.tsx')).VirtualRows }));

/** Up to this many rows are rendered at once, even in a long list. */
const VIRTUAL_FROM = 200;
/** Rows shown while that code is loading. */
const FIRST_ROWS = 30;

export interface PagedTableProps<Row>
  extends Pick<TableProps<Row>, 'caption' | 'sort' | 'onSort' | 'top' | 'className'> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** A row in a narrow container; by default its name and the other columns. */
  card?: (row: Row) => ReactNode;
  /** Room that the columns need, px. */
  tableFromPx: number;
  /**
   * There may be thousands of rows: they scroll inside the table, and only those near the visible ones are rendered, by
   * code that is loaded on demand.
   */
  isLong?: boolean;
  control?: RowsProps<Row>['control'];
}

/** The rows of a list as a table, or as cards in a narrow container. It neither fetches nor filters. */
export function PagedTable<Row>(props: PagedTableProps<Row>) {
  const { card, tableFromPx, isLong = false, control, ...table } = props;
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place);
  const { columns, rows } = table;
  const shown: RowsProps<Row> = {
    table,
    card: card ?? ((row) => <ColumnCard columns={columns} row={row} />),
    control,
    isWide: width !== undefined && width >= tableFromPx,
  };
  return (
    <div ref={place} className={styles.rows}>
      {!isLong || rows.length < VIRTUAL_FROM ? (
        <AllRows {...shown} />
      ) : (
        <Suspense fallback={<AllRows {...shown} table={{ ...table, rows: rows.slice(0, FIRST_ROWS) }} />}>
          <VirtualRows {...(shown as RowsProps<unknown>)} />
        </Suspense>
      )}
    </div>
  );
}

function AllRows<Row>({ table, card, control, isWide }: RowsProps<Row>) {
  const frame = control && { ref: control.frame, onKeyDown: control.onKeyDown };
  if (isWide) return <Table {...table} {...(frame && { frame })} />;
  return (
    <div {...frame}>
      <RowCards label={table.caption} rows={table.rows} rowKey={table.rowKey} card={card} />
    </div>
  );
}
