import type { Loadable } from '@drawbridge/client';
import type { CourseCard, LabCard } from '@drawbridge/contracts';
import { Button, EmptyState, hiddenClass, ProblemState, Skeleton } from '@drawbridge/ui';
import { useId } from 'react';
import { t } from './messages.ts';
import { PickCard } from './PickCard.tsx';
import * as styles from './PickList.css.ts';
import { ALL, isFiltered, type Pickable, type PickFilter, type PickGroup, toGroups } from './pickable.ts';

interface PickListProps {
  labs: Loadable<LabCard[]>;
  courses: Loadable<CourseCard[]>;
  filter: PickFilter;
  onFilter: (filter: PickFilter) => void;
  onRetryLabs: () => void;
  onRetryCourses: () => void;
  isChosen: (key: string) => boolean;
  /** No more can be chosen. */
  isFull: boolean;
  onToggle: (item: Pickable) => void;
  onPreview: (item: Pickable) => void;
}

const valueOf = <T,>(loaded: Loadable<T[]>): T[] => (loaded.state === 'ready' ? loaded.value : []);

/** Courses and labs by kind. One of the two that could not be loaded does not hide the other. */
export function PickList(props: PickListProps) {
  const { labs, courses, filter, onFilter, onRetryLabs, onRetryCourses } = props;
  const groups = toGroups(valueOf(labs), valueOf(courses), filter);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  const isWhole = labs.state === 'ready' && courses.state === 'ready';
  return (
    <div className={styles.groups}>
      <output className={hiddenClass}>{isFiltered(filter) && isWhole ? t('found', { count }) : ''}</output>
      {courses.state === 'problem' && (
        <ProblemState
          compact
          title={t('problem.courses')}
          message={courses.problem.message}
          onRetry={onRetryCourses}
          incidentId={courses.problem.incident}
        />
      )}
      {groups.map((group) => (
        <Group key={group.kind} group={group} {...props} />
      ))}
      {(labs.state === 'loading' || courses.state === 'loading') && <LoadingRows />}
      {labs.state === 'problem' && (
        <ProblemState
          compact
          title={t('problem.labs')}
          message={labs.problem.message}
          onRetry={onRetryLabs}
          incidentId={labs.problem.incident}
        />
      )}
      {isWhole && count === 0 && <Nothing isFiltered={isFiltered(filter)} onClear={() => onFilter(ALL)} />}
    </div>
  );
}

function Nothing({ isFiltered: hasFilter, onClear }: { isFiltered: boolean; onClear: () => void }) {
  if (!hasFilter) return <EmptyState title={t('empty.title')} message={t('empty.message')} />;
  return (
    <EmptyState
      title={t('unmatched.title')}
      message={t('unmatched.message')}
      actions={<Button onClick={onClear}>{t('clear')}</Button>}
    />
  );
}

function Group({
  group: { kind, items },
  isChosen,
  isFull,
  onToggle,
  onPreview,
}: PickListProps & { group: PickGroup }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.group}>
      <h2 id={headingId} className={styles.groupTitle}>
        {t(`kinds.${kind}`)}
      </h2>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.key}>
            <PickCard
              item={item}
              isChosen={isChosen(item.key)}
              isDisabled={isFull && !isChosen(item.key)}
              onToggle={() => onToggle(item)}
              onPreview={() => onPreview(item)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function LoadingRows() {
  return (
    <div role="status" aria-busy="true" aria-label={t('loading')} className={styles.list}>
      {['a', 'b', 'c', 'd', 'e'].map((key) => (
        <Skeleton key={key} shape="block" height={104} />
      ))}
    </div>
  );
}
