import type { LabFailures } from '@drawbridge/contracts/practice';
import { Badge, Table, type TableColumn } from '@drawbridge/ui';
import * as styles from './context-progress.css.ts';
import { t } from './messages.ts';

type TestFailures = LabFailures['tests'][number];
type TrapHits = LabFailures['traps'][number];

/** A number of learners as a bar relative to all who submitted, with the number as text. */
function Share({ count, all, tone }: { count: number; all: number; tone: 'fail' | 'warn' }) {
  return (
    <div className={styles.share}>
      <div aria-hidden className={styles.track}>
        <div
          className={styles.bar}
          data-tone={tone}
          style={{ inlineSize: `${Math.min(100, (count / Math.max(1, all)) * 100)}%` }}
        />
      </div>
      <span className={styles.shareWords}>{t('lab.share', { count, all })}</span>
    </div>
  );
}

/** Bars for readers and a table for screen readers, in one element. */
export function TestTable({ tests, submitted }: { tests: readonly TestFailures[]; submitted: number }) {
  const columns: TableColumn<TestFailures>[] = [
    {
      id: 'test',
      header: t('col.attack'),
      rowHeader: true,
      cell: ({ title, visibility }) => (
        <span className={styles.test}>
          {title} {visibility === 'hidden' && <Badge>{t('lab.hidden')}</Badge>}
        </span>
      ),
    },
    {
      id: 'failing',
      header: t('col.failing'),
      width: '34%',
      cell: ({ failing, failed }) => (
        <div className={styles.share}>
          <Share count={failing} all={submitted} tone="fail" />
          <span className={styles.side}>{t('lab.failed', { count: failed })}</span>
        </div>
      ),
    },
  ];
  return <Table caption={t('lab.tests')} columns={columns} rows={tests} rowKey={({ id }) => id} top />;
}

export function TrapTable({ traps, submitted }: { traps: readonly TrapHits[]; submitted: number }) {
  const columns: TableColumn<TrapHits>[] = [
    {
      id: 'trap',
      header: t('col.trap'),
      rowHeader: true,
      cell: ({ title, why }) => (
        <div className={styles.lines}>
          <span className={styles.test}>{title}</span>
          <span className={styles.why}>{why}</span>
        </div>
      ),
    },
    {
      id: 'learners',
      header: t('col.fell'),
      width: '34%',
      cell: ({ learners }) => <Share count={learners} all={submitted} tone="warn" />,
    },
  ];
  return <Table caption={t('lab.traps')} columns={columns} rows={traps} rowKey={({ id }) => id} top />;
}
