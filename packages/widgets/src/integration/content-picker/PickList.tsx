import type { Loadable } from '@drawbridge/client';
import type { CourseCard, JourneyCard } from '@drawbridge/contracts/learning';
import type { LabCard } from '@drawbridge/contracts/practice';
import { Button, EmptyState, hiddenClass, ProblemState, Skeleton } from '@drawbridge/ui';
import { useId } from 'react';
import { t } from './messages.ts';
import { PickCard } from './PickCard.tsx';
import * as styles from './PickList.css.ts';
import { ALL, isFiltered, type Pickable, type PickFilter, type PickGroup, toGroups } from './pickable.ts';

interface PickListProps {
  labs: Loadable<LabCard[]>;
  courses: Loadable<CourseCard[]>;
  journeys: Loadable<readonly JourneyCard[]>;
  filter: PickFilter;
  onFilter: (filter: PickFilter) => void;
  onRetryLabs: () => void;
  onRetryCourses: () => void;
  onRetryJourneys: () => void;
  isChosen: (item: Pickable) => boolean;
  /** True if what is missing of it can still be chosen. */
  hasRoom: (item: Pickable) => boolean;
  onToggle: (item: Pickable) => void;
  onPreview: (item: Pickable) => void;
}

const valueOf = <T,>(loaded: Loadable<readonly T[]>): readonly T[] =>
  loaded.state === 'ready' ? loaded.value : [];

/** Courses, journeys and labs by kind. A list that could not be loaded does not hide the others. */
export function PickList(props: PickListProps) {
  const { labs, courses, journeys, filter, onFilter } = props;
  const groups = toGroups(
    { labs: valueOf(labs), courses: valueOf(courses), journeys: valueOf(journeys) },
    filter,
  );
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  const parts = [courses, journeys, labs];
  const isWhole = parts.every(({ state }) => state === 'ready');
  return (
    <div className={styles.groups}>
      <output className={hiddenClass}>{isFiltered(filter) && isWhole ? t('found', { count }) : ''}</output>
      <NotLoaded title={t('problem.courses')} part={courses} onRetry={props.onRetryCourses} />
      {groups.map((group) => (
        <Group key={group.kind} group={group} {...props} />
      ))}
      {parts.some(({ state }) => state === 'loading') && <LoadingRows />}
      <NotLoaded title={t('problem.journeys')} part={journeys} onRetry={props.onRetryJourneys} />
      <NotLoaded title={t('problem.labs')} part={labs} onRetry={props.onRetryLabs} />
      {isWhole && count === 0 && <Nothing isFiltered={isFiltered(filter)} onClear={() => onFilter(ALL)} />}
    </div>
  );
}

function NotLoaded({
  title,
  part,
  onRetry,
}: {
  title: string;
  part: Loadable<unknown>;
  onRetry: () => void;
}) {
  if (part.state !== 'problem') return null;
  const { message, incident } = part.problem;
  return <ProblemState compact title={title} message={message} onRetry={onRetry} incidentId={incident} />;
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
  hasRoom,
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
              isChosen={isChosen(item)}
              isDisabled={!hasRoom(item)}
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
