import { FactList } from '../detail/FactList.tsx';
import type { Column } from './columns.ts';
import { CardHead } from './RowCards.tsx';

/** A row as a card: its name and marks, then the other columns. */
export function ColumnCard<Row>({ columns, row }: { columns: readonly Column<Row>[]; row: Row }) {
  const isHead = ({ rowHeader, isInHead }: Column<Row>) => rowHeader === true || isInHead === true;
  return (
    <>
      <CardHead>
        {columns.filter(isHead).map(({ id, cell }) => (
          <div key={id}>{cell(row)}</div>
        ))}
      </CardHead>
      <FactList
        facts={columns
          .filter((column) => !isHead(column))
          .map(({ label, cell }) => ({ term: label, value: cell(row) }))}
      />
    </>
  );
}
