import type { AuditEntry } from '@drawbridge/contracts';
import { Table, type TableColumn } from '@drawbridge/ui';
import type { ReactNode } from 'react';
import * as styles from './audit.css.ts';
import { Act, ActedOn, ActWithDetails, Details, Moment, Outcome, Source, Who } from './EntryParts.tsx';
import { type MessageId, t } from './messages.ts';

/** Room that the columns need, px; below it each entry is a card. */
export const TABLE_FROM_PX = 820;

const toColumns = (): readonly TableColumn<AuditEntry>[] => [
  { id: 'time', header: t('time'), cell: (entry) => <Moment entry={entry} /> },
  { id: 'person', header: t('person'), cell: (entry) => <Who entry={entry} /> },
  { id: 'action', header: t('action'), rowHeader: true, cell: (entry) => <ActWithDetails entry={entry} /> },
  { id: 'object', header: t('object'), cell: (entry) => <ActedOn entry={entry} /> },
  { id: 'outcome', header: t('outcome'), cell: (entry) => <Outcome entry={entry} /> },
  { id: 'source', header: t('source'), cell: (entry) => <Source entry={entry} /> },
];

export function EntryTable({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <Table
      caption={t('list')}
      className={styles.table}
      top
      columns={toColumns()}
      rows={entries}
      rowKey={({ id }) => id}
    />
  );
}

/** The same, below each other. */
export function EntryCards({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <ul aria-label={t('list')} className={styles.cards}>
      {entries.map((entry) => (
        <li key={entry.id} className={styles.card}>
          <div className={styles.lines}>
            <Moment entry={entry} />
            <Act entry={entry} />
          </div>
          <dl className={styles.facts}>
            <Fact term="person">
              <Who entry={entry} />
            </Fact>
            <Fact term="outcome">
              <Outcome entry={entry} />
            </Fact>
            {entry.subject && (
              <Fact term="object">
                <ActedOn entry={entry} />
              </Fact>
            )}
            <Fact term="source">
              <Source entry={entry} />
            </Fact>
          </dl>
          <Details entry={entry} />
        </li>
      ))}
    </ul>
  );
}

function Fact({ term, children }: { term: MessageId; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.side}>{t(term)}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
