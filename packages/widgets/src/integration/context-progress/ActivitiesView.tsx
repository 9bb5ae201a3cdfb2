import type { ContextItem } from '@drawbridge/contracts';
import { EmptyState, Icon, iconCourse, iconLab, Table, type TableColumn } from '@drawbridge/ui';
import { useRef } from 'react';
import { useWidth } from '../../kit/use-width.ts';
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

/** What is linked in the course, and how far the class is with each. */
export function ActivitiesView({ items, onOpenLab }: ActivitiesViewProps) {
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place);
  if (items.length === 0)
    return <EmptyState title={t('activities.empty')} message={t('activities.empty.message')} />;
  const name = (item: ContextItem) => <Name item={item} onOpenLab={onOpenLab} />;
  const columns: TableColumn<ContextItem>[] = [
    { id: 'activity', header: t('col.activity'), rowHeader: true, cell: name },
    { id: 'started', header: t('col.started'), align: 'end', cell: ({ started }) => started },
    { id: 'completed', header: t('col.completed'), align: 'end', cell: ({ completed }) => completed },
    { id: 'average', header: t('col.average'), align: 'end', cell: toAverage },
  ];
  return (
    <div ref={place} className={styles.view}>
      {width !== undefined && width >= TABLE_FROM_PX ? (
        <Table caption={t('activities.caption')} columns={columns} rows={items} rowKey={toItemKey} top />
      ) : (
        <ul aria-label={t('activities.caption')} className={styles.cards}>
          {items.map((item) => (
            <li key={toItemKey(item)} className={styles.card}>
              {name(item)}
              <dl className={styles.facts}>
                {columns.slice(1).map(({ id, header, cell }) => (
                  <div key={id} className={styles.fact}>
                    <dt className={styles.term}>{header}</dt>
                    <dd className={styles.value}>{cell(item)}</dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Name({
  item: { kind, id, title, labs },
  onOpenLab,
}: { item: ContextItem } & Pick<ActivitiesViewProps, 'onOpenLab'>) {
  return (
    <div className={styles.lines}>
      {kind === 'lab' ? (
        <button type="button" className={styles.open} onClick={() => onOpenLab(id)}>
          {title}
        </button>
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
              <button type="button" className={styles.open} onClick={() => onOpenLab(lab.id)}>
                {lab.title}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
