import type { ContextItem, LearnerProgress } from '@drawbridge/contracts/integration';
import type { Column } from '../../kit/paged-table/columns.ts';
import { PagedTable } from '../../kit/paged-table/PagedTable.tsx';
import { OpenButton } from '../../kit/paged-table/RowCards.tsx';
import * as styles from './context-progress.css.ts';
import { ItemMark, LastSeen, LearnerBadge } from './LearnerParts.tsx';
import { toItemKey } from './learner-choice.ts';
import { t } from './messages.ts';

/** Room that the columns need, px; below it each learner is a card. */
const TABLE_FROM_PX = 820;

interface LearnerListProps {
  learners: readonly LearnerProgress[];
  /** The activities that are shown. */
  items: readonly ContextItem[];
  onOpen: (personId: string) => void;
}

export function LearnerList({ learners, items, onOpen }: LearnerListProps) {
  const columns: Column<LearnerProgress>[] = [
    {
      id: 'name',
      header: t('col.name'),
      label: t('col.name'),
      rowHeader: true,
      cell: ({ person_id: id, name }) => (
        <span className={styles.name}>
          <OpenButton onOpen={() => onOpen(id)}>{name}</OpenButton>
        </span>
      ),
    },
    {
      id: 'status',
      header: t('col.status'),
      label: t('col.status'),
      isInHead: true,
      cell: ({ status }) => <LearnerBadge status={status} />,
    },
    {
      id: 'seen',
      header: t('col.seen'),
      label: t('col.seen'),
      cell: (learner) => <LastSeen learner={learner} />,
    },
    ...items.map(
      (item): Column<LearnerProgress> => ({
        id: toItemKey(item),
        header: (
          <span title={item.title} className={styles.itemHead}>
            {item.title}
          </span>
        ),
        label: item.title,
        align: 'end',
        cell: (learner) => <ItemMark learner={learner} item={item} />,
      }),
    ),
  ];
  return (
    <PagedTable
      caption={t('list.caption')}
      columns={columns}
      rows={learners}
      rowKey={({ person_id: id }) => id}
      tableFromPx={TABLE_FROM_PX}
    />
  );
}
