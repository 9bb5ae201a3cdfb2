import type { TableColumn } from '@drawbridge/ui';

/** A column as data: what its cells show, what a file says in it, and whether it can be left out. */
export interface Column<Row> extends TableColumn<Row> {
  /** Its name in the choice of columns, in a file, and in a card. */
  label: string;
  /** What a file says in it; a column without it is not exported. */
  toText?: (row: Row) => string;
  /** Beside the name of the row in the head of a card, without a label. */
  isInHead?: boolean;
  /** It can be left out by the choice of columns. */
  isOptional?: boolean;
}

/** The columns that are shown: those that were chosen, and those that cannot be left out. */
export const toShown = <Row>(
  columns: readonly Column<Row>[],
  chosen: readonly string[] | undefined,
): Column<Row>[] =>
  columns.filter(({ id, isOptional }) => !isOptional || chosen === undefined || chosen.includes(id));
