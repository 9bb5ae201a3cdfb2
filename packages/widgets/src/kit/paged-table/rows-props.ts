import type { TableProps } from '@drawbridge/ui';
import type { KeyboardEvent, ReactNode, RefObject } from 'react';
import type { Column } from './columns.ts';

/** What a selection needs of the element that scrolls the rows. */
export interface RowsControl {
  frame: RefObject<HTMLDivElement | null>;
  /** Brings a row into view that is not drawn; set by the rows where not all are. */
  scrollTo: RefObject<((index: number) => void) | undefined>;
  /** Rows were drawn: one of them may have been waited for. */
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
  /** The columns have room. */
  isWide: boolean;
}
