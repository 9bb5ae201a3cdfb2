import type { ContextItem, LearnerProgress } from '@drawbridge/contracts';
import { Table, type TableColumn } from '@drawbridge/ui';
import * as styles from './context-progress.css.ts';
import { ItemMark, LastSeen, LearnerBadge } from './LearnerParts.tsx';
import { toItemKey } from './learner-choice.ts';
import { t } from './messages.ts';

/** Room that the columns need, px; below it each learner is a card. */
export const TABLE_FROM_PX = 820;

interface LearnerListProps {
  learners: readonly LearnerProgress[];
  /** The activities that are shown. */
  items: readonly ContextItem[];
  onOpen: (personId: string) => void;
}

function OpenButton({ learner, onOpen }: { learner: LearnerProgress } & Pick<LearnerListProps, 'onOpen'>) {
  return (
    <button type="button" className={styles.open} onClick={() => onOpen(learner.person_id)}>
      {learner.name}
    </button>
  );
}

export function LearnerTable({ learners, items, onOpen }: LearnerListProps) {
  const columns: TableColumn<LearnerProgress>[] = [
    {
      id: 'name',
      header: t('col.name'),
      rowHeader: true,
      cell: (learner) => (
        <span className={styles.name}>
          <OpenButton learner={learner} onOpen={onOpen} />
        </span>
      ),
    },
    { id: 'status', header: t('col.status'), cell: ({ status }) => <LearnerBadge status={status} /> },
    { id: 'seen', header: t('col.seen'), cell: (learner) => <LastSeen learner={learner} /> },
    ...items.map(
      (item): TableColumn<LearnerProgress> => ({
        id: toItemKey(item),
        header: (
          <span title={item.title} className={styles.itemHead}>
            {item.title}
          </span>
        ),
        align: 'end',
        cell: (learner) => <ItemMark learner={learner} item={item} />,
      }),
    ),
  ];
  return (
    <Table caption={t('list.caption')} columns={columns} rows={learners} rowKey={({ person_id: id }) => id} />
  );
}

/** The same, below each other. */
export function LearnerCards({ learners, items, onOpen }: LearnerListProps) {
  return (
    <ul aria-label={t('list.caption')} className={styles.cards}>
      {learners.map((learner) => (
        <li key={learner.person_id} className={styles.card}>
          <div className={styles.cardHead}>
            <OpenButton learner={learner} onOpen={onOpen} />
            <LearnerBadge status={learner.status} />
          </div>
          <dl className={styles.facts}>
            <div className={styles.fact}>
              <dt className={styles.term}>{t('col.seen')}</dt>
              <dd className={styles.value}>
                <LastSeen learner={learner} />
              </dd>
            </div>
            {items.map((item) => (
              <div key={toItemKey(item)} className={styles.fact}>
                <dt className={styles.term}>{item.title}</dt>
                <dd className={styles.value}>
                  <ItemMark learner={learner} item={item} />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
