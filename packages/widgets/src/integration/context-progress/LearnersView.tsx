import type {
  ContextProgressStore,
  LearnerPage,
} from '@drawbridge/client/stores/integration/context-progress';
import type { ContextItem } from '@drawbridge/contracts';
import { Button, EmptyState, iconArrowLeft, iconArrowRight, ProblemState, Skeleton } from '@drawbridge/ui';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useRef } from 'react';
import { toZoneName } from '../../kit/time/local-time.ts';
import { useWidth } from '../../kit/use-width.ts';
import { ColumnChoice } from './ColumnChoice.tsx';
import * as styles from './context-progress.css.ts';
import { LearnerFilters } from './LearnerFilters.tsx';
import { LearnerCards, LearnerTable, TABLE_FROM_PX } from './LearnerList.tsx';
import {
  type ClassChoice,
  DEFAULT_CHOICE,
  isEverybody,
  MOST_COLUMNS,
  toFilter,
  toItemKey,
} from './learner-choice.ts';
import { t } from './messages.ts';

interface LearnersViewProps {
  store: ContextProgressStore;
  items: readonly ContextItem[];
  choice: ClassChoice;
  onChoice: (choice: ClassChoice) => void;
  onOpenLearner: (personId: string) => void;
}

/** The learners that match, a page at a time, with their best scores. */
export function LearnersView({ store, items, choice, onChoice, onOpenLearner }: LearnersViewProps) {
  useSignals();
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place);
  const { search, status, sort, page } = choice;
  useEffect(
    () => void store.loadLearners(toFilter({ search, status, sort }), page),
    [store, search, status, sort, page],
  );

  const keys = choice.columns ?? items.slice(0, MOST_COLUMNS).map(toItemKey);
  const columns = items.filter((item) => keys.includes(toItemKey(item)));
  const shown = store.learners.value;
  const List = width !== undefined && width >= TABLE_FROM_PX ? LearnerTable : LearnerCards;
  return (
    <div ref={place} className={styles.view}>
      <LearnerFilters choice={choice} onChoice={onChoice}>
        {items.length > MOST_COLUMNS && (
          <ColumnChoice
            items={items}
            chosen={keys}
            onChosen={(next) => onChoice({ ...choice, columns: next })}
          />
        )}
      </LearnerFilters>
      {shown.state === 'loading' && <Loading />}
      {shown.state === 'problem' && (
        <ProblemState
          title={t('list.problem')}
          message={shown.problem.message}
          onRetry={() => void store.loadLearners(toFilter(choice), page)}
          incidentId={shown.problem.incident}
        />
      )}
      {shown.state === 'ready' &&
        (shown.value.total === 0 ? (
          <Nobody choice={choice} onChoice={onChoice} />
        ) : (
          <div aria-busy={store.isPaging.value} className={styles.list}>
            <List learners={shown.value.items} items={columns} onOpen={onOpenLearner} />
            <div className={styles.foot}>
              <span className={styles.side}>{t('zone', { zone: toZoneName() })}</span>
              <Pages shown={shown.value} onPage={(next) => onChoice({ ...choice, page: next })} />
            </div>
          </div>
        ))}
    </div>
  );
}

function Nobody({ choice, onChoice }: Pick<LearnersViewProps, 'choice' | 'onChoice'>) {
  if (isEverybody(choice)) return <EmptyState title={t('list.empty')} message={t('list.empty.message')} />;
  const { search, status } = DEFAULT_CHOICE;
  return (
    <EmptyState
      title={t('list.unmatched')}
      message={t('list.unmatched.message')}
      actions={<Button onClick={() => onChoice({ ...choice, search, status, page: 1 })}>{t('clear')}</Button>}
    />
  );
}

function Pages({ shown, onPage }: { shown: LearnerPage; onPage: (page: number) => void }) {
  const { items, total, page, pageSize } = shown;
  if (total <= pageSize && page === 1) return null;
  const from = (page - 1) * pageSize;
  return (
    <nav aria-label={t('list.pages')} className={styles.pages}>
      <output className={styles.side}>
        {t('list.range', { from: Math.min(from + 1, total), to: from + items.length, total })}
      </output>
      <Button size="sm" icon={iconArrowLeft} disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('list.previous')}
      </Button>
      <Button
        size="sm"
        iconEnd={iconArrowRight}
        disabled={page * pageSize >= total}
        onClick={() => onPage(page + 1)}
      >
        {t('list.next')}
      </Button>
    </nav>
  );
}

function Loading() {
  return (
    <div role="status" aria-busy="true" aria-label={t('list.loading')} className={styles.list}>
      {['a', 'b', 'c', 'd', 'e'].map((key) => (
        <Skeleton key={key} shape="block" height={52} />
      ))}
    </div>
  );
}
