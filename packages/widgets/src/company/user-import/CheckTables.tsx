import type { ImportCheck, LineFault } from '@drawbridge/contracts/company';
import { Card, Table } from '@drawbridge/ui';
import { toFigure } from '@drawbridge/ui/messages';
import { toReason } from './import-words.ts';
import { t } from './messages.ts';
import * as styles from './user-import.css.ts';

/** The first lines of a file, with what each column is imported as. */
export function FirstLines({ check: { columns, first_lines: lines } }: { check: ImportCheck }) {
  return (
    <Table
      dense
      caption={t('preview')}
      columns={columns.map(({ header, field }, at) => ({
        id: String(at),
        header: (
          <span className={styles.columnHead}>
            {header === '' ? t('unnamed', { number: at + 1 }) : header}
            <span className={styles.field}>{field ? t(`field.${field}`) : t('ignored')}</span>
          </span>
        ),
        cell: (row: { cells: readonly string[] }) => row.cells[at] ?? '',
      }))}
      rows={lines.map((cells, at) => ({ cells, at }))}
      rowKey={({ at }) => at}
    />
  );
}

const COLUMNS = () => [
  { id: 'line', header: t('line'), rowHeader: true, cell: ({ line }: LineFault) => toFigure(line) },
  { id: 'column', header: t('column'), cell: ({ header }: LineFault) => header ?? t('column.all') },
  {
    id: 'reason',
    header: t('reason'),
    cell: (fault: LineFault) => <span className={styles.cell}>{toReason(fault)}</span>,
  },
];

/** The lines that are skipped, one by one. */
export function BadLines({ check: { faults, more_faults: more } }: { check: ImportCheck }) {
  if (faults.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="import-faults">
      <div className={styles.part}>
        <div className={styles.words}>
          <h2 id="import-faults" className={styles.title}>
            {t('faults')}
          </h2>
          <p className={styles.about}>{t('faults.about')}</p>
        </div>
        <Table
          dense
          caption={t('faults.table')}
          columns={COLUMNS()}
          rows={faults}
          rowKey={({ line }) => line}
        />
        {more > 0 && (
          <p className={styles.side}>
            {more === 1 ? t('faults.more.one') : t('faults.more', { count: toFigure(more) })}
          </p>
        )}
      </div>
    </Card>
  );
}
