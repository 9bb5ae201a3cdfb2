import type { AuditEntry } from '@drawbridge/contracts/kernel';
import { FactList } from '../../kit/detail/FactList.tsx';
import type { Column } from '../../kit/paged-table/columns.ts';
import { PagedTable } from '../../kit/paged-table/PagedTable.tsx';
import * as styles from './audit.css.ts';
import { Act, ActedOn, ActWithDetails, Details, Moment, Outcome, Source, Who } from './EntryParts.tsx';
import { t } from './messages.ts';

/** Room that the columns need, px; below it each entry is a card. */
const TABLE_FROM_PX = 820;

const toColumns = (): readonly Column<AuditEntry>[] =>
  (
    [
      { id: 'time', cell: (entry) => <Moment entry={entry} /> },
      { id: 'person', cell: (entry) => <Who entry={entry} /> },
      { id: 'action', rowHeader: true, cell: (entry) => <ActWithDetails entry={entry} /> },
      { id: 'object', cell: (entry) => <ActedOn entry={entry} /> },
      { id: 'outcome', cell: (entry) => <Outcome entry={entry} /> },
      { id: 'source', cell: (entry) => <Source entry={entry} /> },
    ] as const satisfies readonly Pick<Column<AuditEntry>, 'id' | 'cell' | 'rowHeader'>[]
  ).map((column) => ({ ...column, header: t(column.id), label: t(column.id) }));

export function EntryList({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <PagedTable
      caption={t('list')}
      className={styles.table}
      top
      columns={toColumns()}
      rows={entries}
      rowKey={({ id }) => id}
      tableFromPx={TABLE_FROM_PX}
      card={(entry) => <EntryCard entry={entry} />}
    />
  );
}

/** An entry where the columns have no room. */
function EntryCard({ entry }: { entry: AuditEntry }) {
  return (
    <>
      <div className={styles.lines}>
        <Moment entry={entry} />
        <Act entry={entry} />
      </div>
      <FactList
        facts={[
          { term: t('person'), value: <Who entry={entry} /> },
          { term: t('outcome'), value: <Outcome entry={entry} /> },
          entry.subject && { term: t('object'), value: <ActedOn entry={entry} /> },
          { term: t('source'), value: <Source entry={entry} /> },
        ]}
      />
      <Details entry={entry} />
    </>
  );
}
