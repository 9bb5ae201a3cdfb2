import type { TableProps } from '@drawbridge/ui';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import type { Column } from './columns.ts';

/** What a selection needs from the scrolling element. */
export interface RowsControl {
  frame: RefObject<HTMLDivElement | null>;
  /** Scrolls a row that is not rendered into view; set if not all rows are rendered. */
  scrollTo: RefObject<((index: number) => void) | undefined>;
  /** Called when rows were rendered: one of them may have been awaited. */
  onDrawn: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLDivElement>) => void;
}

/** The rows of a list, and how they look as a table and as cards. */
export interface RowsProps<Row> {
  table: Pick<TableProps<Row>, 'caption' | 'sort' | 'onSort' | 'top' | 'className'> & {
    columns: readonly Column<Row>[];
    rows: readonly Row[];
    rowKey: (row: Row) => string;
  };
  card: (row: Row) => ReactNode;
  control: RowsControl | undefined;
  /** True if the columns fit. */
  isWide: boolean;
}
