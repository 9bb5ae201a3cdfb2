import type { ContextProgressStore } from '@drawbridge/client/stores/integration/context-progress';
import type { ContextItem } from '@drawbridge/contracts/integration';
import { Button, EmptyState } from '@drawbridge/ui';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { KeptNote, LoadingBlocks, LoadProblem } from '../../kit/loadable/index.ts';
import { ColumnChoice } from '../../kit/paged-table/ColumnChoice.tsx';
import { Pages } from '../../kit/paged-table/Pages.tsx';
import { toZoneName } from '../../kit/time/local-time.ts';
import * as styles from './context-progress.css.ts';
import { LearnerFilters } from './LearnerFilters.tsx';
import { LearnerList } from './LearnerList.tsx';
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
  const { search, status, sort, page } = choice;
  useEffect(
    () => void store.loadLearners(toFilter({ search, status, sort }), page),
    [store, search, status, sort, page],
  );

  const retry = () => void store.loadLearners(toFilter(choice), page);
  const keys = choice.columns ?? items.slice(0, MOST_COLUMNS).map(toItemKey);
  const columns = items.filter((item) => keys.includes(toItemKey(item)));
  const shown = store.learners.value;
  return (
    <div className={styles.view}>
      <LearnerFilters choice={choice} onChoice={onChoice}>
        {items.length > MOST_COLUMNS && (
          <ColumnChoice
            label={t('columns')}
            columns={items.map((item) => ({ id: toItemKey(item), label: item.title }))}
            most={MOST_COLUMNS}
            chosen={keys}
            onChosen={(next) => onChoice({ ...choice, columns: next })}
          />
        )}
      </LearnerFilters>
      {shown.state === 'loading' && (
        <LoadingBlocks label={t('list.loading')} heights={[52, 52, 52, 52, 52]} gap="3" />
      )}
      {shown.state === 'problem' && (
        <LoadProblem title={t('list.problem')} problem={shown.problem} onRetry={retry} />
      )}
      <KeptNote list={shown} onRetry={retry} />
      {shown.state === 'ready' &&
        (shown.value.total === 0 ? (
          <Nobody choice={choice} onChoice={onChoice} />
        ) : (
          <div aria-busy={store.isPaging.value} className={styles.list}>
            <LearnerList learners={shown.value.items} items={columns} onOpen={onOpenLearner} />
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
