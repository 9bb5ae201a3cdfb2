import type { TableColumn } from '@drawbridge/ui';

/** A column as data: its cells, its text in a file, and whether it can be hidden. */
export interface Column<Row> extends TableColumn<Row> {
  /** Its name in the choice of columns, in a file, and in a card. */
  label: string;
  /** Text in a file; a column without it is not exported. */
  toText?: (row: Row) => string;
  /** True if it is shown beside the row's name in the head of a card, without a label. */
  isInHead?: boolean;
  /** True if the choice of columns can hide it. */
  isOptional?: boolean;
}

/** The shown columns: those that were chosen, and those that cannot be hidden. */
export const toShown = <Row>(
  columns: readonly Column<Row>[],
  chosen: readonly string[] | undefined,
): Column<Row>[] =>
  columns.filter(({ id, isOptional }) => !isOptional || chosen === undefined || chosen.includes(id));
