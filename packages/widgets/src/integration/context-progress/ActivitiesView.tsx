import type { ContextItem } from '@drawbridge/contracts/integration';
import { EmptyState, Icon, iconCourse, iconLab } from '@drawbridge/ui';
import type { Column } from '../../kit/paged-table/columns.ts';
import { PagedTable } from '../../kit/paged-table/PagedTable.tsx';
import { OpenButton } from '../../kit/paged-table/RowCards.tsx';
import * as styles from './context-progress.css.ts';
import { toItemKey } from './learner-choice.ts';
import { t } from './messages.ts';

interface ActivitiesViewProps {
  items: readonly ContextItem[];
  onOpenLab: (labId: string) => void;
}

const TABLE_FROM_PX = 600;
const toAverage = ({ average_score: average }: ContextItem) =>
  average === undefined ? '–' : t('score', { score: Math.round(average) });

/** The items linked in the course, and the progress of the class in each. */
export function ActivitiesView({ items, onOpenLab }: ActivitiesViewProps) {
  if (items.length === 0)
    return <EmptyState title={t('activities.empty')} message={t('activities.empty.message')} />;
  const toColumn = (id: 'started' | 'completed' | 'average', cell: Column<ContextItem>['cell']) =>
    ({ id, header: t(`col.${id}`), label: t(`col.${id}`), align: 'end', cell }) as const;
  return (
    <PagedTable
      caption={t('activities.caption')}
      columns={[
        {
          id: 'activity',
          header: t('col.activity'),
          label: t('col.activity'),
          rowHeader: true,
          cell: (item) => <Name item={item} onOpenLab={onOpenLab} />,
        },
        toColumn('started', ({ started }) => started),
        toColumn('completed', ({ completed }) => completed),
        toColumn('average', toAverage),
      ]}
      rows={items}
      rowKey={toItemKey}
      top
      tableFromPx={TABLE_FROM_PX}
    />
  );
}

function Name({
  item: { kind, id, title, labs },
  onOpenLab,
}: { item: ContextItem } & Pick<ActivitiesViewProps, 'onOpenLab'>) {
  return (
    <div className={styles.lines}>
      {kind === 'lab' ? (
        <OpenButton onOpen={() => onOpenLab(id)}>{title}</OpenButton>
      ) : (
        <span className={styles.strong}>{title}</span>
      )}
      <span className={styles.kind}>
        <Icon icon={kind === 'lab' ? iconLab : iconCourse} size={14} />
        {t(`kind.${kind}`)}
      </span>
      {labs.length > 0 && kind === 'course' && (
        <ul aria-label={t('activities.labs')} className={styles.labs}>
          {labs.map((lab) => (
            <li key={lab.id}>
              <OpenButton onOpen={() => onOpenLab(lab.id)}>{lab.title}</OpenButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
