import { Checkbox, VisuallyHidden } from '@drawbridge/ui';
import { ColumnCard } from './ColumnCard.tsx';
import type { Column } from './columns.ts';
import { t } from './messages.ts';
import { PagedTable, type PagedTableProps } from './PagedTable.tsx';
import * as styles from './paged-table.css.ts';
import type { Selection } from './selection.ts';
import { useRowSelection } from './use-row-selection.ts';

export interface SelectableTableProps<Row> extends Omit<PagedTableProps<Row>, 'control'> {
  selected: Selection;
  onSelected: (selected: Selection) => void;
  /** Names a row for a screen reader. */
  toName: (row: Row) => string;
}

/** A table whose rows are selected with checkboxes, in the table and in cards. Actions for them are above it. */
export function SelectableTable<Row>(props: SelectableTableProps<Row>) {
  const { selected, onSelected, toName, columns, card, ...rest } = props;
  const { rows, rowKey } = rest;
  const control = useRowSelection({ rows, rowKey, selected, onSelected });
  const check = (row: Row) => {
    const index = control.indexOf(rowKey(row));
    return (
      <Checkbox
        label={<VisuallyHidden>{t('select', { name: toName(row) })}</VisuallyHidden>}
        data-row={index}
        tabIndex={index === control.active ? 0 : -1}
        checked={selected.has(rowKey(row))}
        onClick={control.press}
        onChange={() => control.toggle(index)}
      />
    );
  };
  const all = (
    <Checkbox
      label={<VisuallyHidden>{t('selectAll')}</VisuallyHidden>}
      checked={control.areAll}
      indeterminate={control.areSome && !control.areAll}
      onChange={control.toggleAll}
    />
  );
  const checks: Column<Row> = { id: 'select', label: '', header: all, cell: check, width: '1px' };
  return (
    <PagedTable
      {...rest}
      columns={[checks, ...columns]}
      card={(row) => (
        <div className={styles.selectable}>
          {check(row)}
          <div className={styles.cardBody}>
            {card ? card(row) : <ColumnCard columns={columns} row={row} />}
          </div>
        </div>
      )}
      control={control}
    />
  );
}
