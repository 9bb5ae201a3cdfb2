import type { AssignmentProgress, ManagedAssignmentRow } from '@drawbridge/contracts/company';
import {
  Badge,
  IconButton,
  Inline,
  iconCertificate,
  iconDots,
  iconEdit,
  iconReports,
  iconTrash,
  Menu,
  ProgressBar,
  Skeleton,
  useLinkRenderer,
  VisuallyHidden,
} from '@drawbridge/ui';
import type { Column } from '../../kit/paged-table/columns.ts';
import { PagedTable } from '../../kit/paged-table/PagedTable.tsx';
import * as styles from './managed.css.ts';
import { PHASE_TONES, toDateText } from './managed-words.ts';
import { t } from './messages.ts';

type Row = ManagedAssignmentRow;

export interface ManagedLinks {
  toReport: (id: string) => string;
  toEdit: (row: Pick<Row, 'id' | 'type'>) => string;
  toCertificates: (id: string) => string;
}

interface ManagedTableProps {
  rows: readonly Row[];
  /** How far people are, by the id of a row: not there while it is being counted, null if that failed. */
  progress: ReadonlyMap<string, AssignmentProgress | null>;
  links: ManagedLinks;
  /** True where rows of both types stand together. */
  hasType: boolean;
  onDelete: (row: Row) => void;
}

/** Room that the columns need, px. */
const TABLE_FROM_PX = 860;

export function ManagedTable({ rows, progress, links, hasType, onDelete }: ManagedTableProps) {
  const columns: (Column<Row> | false)[] = [
    {
      id: 'name',
      header: t('name'),
      label: t('name'),
      rowHeader: true,
      cell: (row) => <Name row={row} href={links.toReport(row.id)} />,
    },
    hasType && { id: 'type', header: t('type'), label: t('type'), cell: ({ type }) => t(`type.${type}`) },
    {
      id: 'phase',
      header: t('phase'),
      label: t('phase'),
      isInHead: true,
      cell: ({ phase }) => <Badge tone={PHASE_TONES[phase]}>{t(`phase.${phase}`)}</Badge>,
    },
    { id: 'due', header: t('due'), label: t('due'), cell: (row) => <Due row={row} /> },
    {
      id: 'progress',
      header: t('progress'),
      label: t('progress'),
      cell: ({ id, name }) => <Progress name={name} progress={progress.get(id)} />,
    },
    {
      id: 'actions',
      header: t('actions'),
      label: t('actions'),
      width: '1px',
      cell: (row) => <Actions row={row} links={links} onDelete={() => onDelete(row)} />,
    },
  ];
  return (
    <PagedTable
      caption={t('list')}
      columns={columns.filter((column) => column !== false)}
      rows={rows}
      rowKey={({ id }) => id}
      tableFromPx={TABLE_FROM_PX}
    />
  );
}

function Name({ row, href }: { row: Row; href: string }) {
  const renderLink = useLinkRenderer();
  const { name, repeat, cycle, is_for_everyone } = row;
  return (
    <div className={styles.stacked}>
      <span className={styles.name}>{renderLink({ href, children: name })}</span>
      {is_for_everyone && <span className={styles.beside}>{t('everyone')}</span>}
      {repeat !== 'none' && (
        <Inline gap="2">
          <Badge>{t(`repeat.${repeat}`)}</Badge>
          {cycle > 1 && <span className={styles.beside}>{t('cycle.nth', { number: cycle })}</span>}
        </Inline>
      )}
    </div>
  );
}

function Due({ row }: { row: Row }) {
  return (
    <div className={styles.stacked}>
      <span>{toDateText(row.due_at, row)}</span>
      {row.zone_of === 'person' && <span className={styles.side}>{t('due.own')}</span>}
      {row.has_hard_end && (
        <span>
          <Badge tone="warn">{t('hardEnd')}</Badge>
        </span>
      )}
    </div>
  );
}

function Progress({ name, progress }: { name: string; progress: AssignmentProgress | null | undefined }) {
  if (progress === undefined)
    return (
      <>
        <VisuallyHidden>{t('progress.counting')}</VisuallyHidden>
        <Skeleton shape="block" height={40} />
      </>
    );
  if (progress === null) return <span className={styles.side}>{t('progress.failed')}</span>;
  const { people_count, counts } = progress;
  if (people_count === 0) return <span className={styles.side}>{t('nobody')}</span>;
  // Whoever is exempt is not asked to finish.
  const asked = people_count - counts.exempt;
  const late = counts.overdue + counts.closed;
  const notes = [
    ...(late > 0 ? [t('overdue', { count: late })] : []),
    ...(counts.exempt > 0 ? [t('exempt', { count: counts.exempt })] : []),
  ];
  return (
    <div className={styles.progress}>
      <span>{t('progress.of', { done: counts.finished, all: asked })}</span>
      <ProgressBar
        value={asked === 0 ? 100 : Math.round((100 * counts.finished) / asked)}
        label={t('progress.bar', { name })}
      />
      {notes.length > 0 && <span className={styles.side}>{notes.join(', ')}</span>}
    </div>
  );
}

function Actions({ row, links, onDelete }: { row: Row; links: ManagedLinks; onDelete: () => void }) {
  return (
    <Menu
      label={t('actions.of', { name: row.name })}
      trigger={(trigger) => (
        <IconButton {...trigger} icon={iconDots} label={t('actions.of', { name: row.name })} />
      )}
      items={[
        { id: 'report', label: t('report'), icon: iconReports, href: links.toReport(row.id) },
        { id: 'edit', label: t('edit'), icon: iconEdit, href: links.toEdit(row) },
        {
          id: 'certificates',
          label: t('certificates'),
          icon: iconCertificate,
          href: links.toCertificates(row.id),
        },
        { kind: 'separator', id: 'separator' },
        { id: 'delete', label: t('delete'), icon: iconTrash, tone: 'danger', onSelect: onDelete },
      ]}
    />
  );
}
