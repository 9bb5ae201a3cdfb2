import type { ManagedAssignmentsStore } from '@drawbridge/client/stores/company/managed/managed-assignments';
import type { AssignmentType, ManagedAssignmentRow } from '@drawbridge/contracts/company';
import { Button, EmptyState, Inline, iconPlus, LinkButton, Skeleton } from '@drawbridge/ui';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { KeptNote, KnownProblem, LoadingBlocks } from '../../kit/loadable/index.ts';
import { type Filter, FilterBar } from '../../kit/paged-table/FilterBar.tsx';
import { MoreButton } from '../../kit/paged-table/MoreButton.tsx';
import { useStore, withLoading } from '../../provider/index.ts';
import { DeleteAssignment } from './DeleteAssignment.tsx';
import { type ManagedLinks, ManagedTable } from './ManagedTable.tsx';
import * as styles from './managed.css.ts';
import { type ManagedView, NO_FILTER, PHASES, TYPES, toManagedFilter } from './managed-view.ts';
import { t } from './messages.ts';

export interface ManagedListProps {
  links: ManagedLinks & { toNew: (type: AssignmentType) => string };
  /** The page shows one type only. */
  type?: AssignmentType | undefined;
  view: ManagedView;
  onView: (view: ManagedView) => void;
}

/** The company's assignments, for its administrators. @see COMP-18, COMP-40, COMP-53 */
export const ManagedList = withLoading(LoadedList, Loading);

const toFilters = (type: AssignmentType | undefined): Filter[] => [
  { kind: 'search', id: 'text', label: t('search'), placeholder: t('search.hint') },
  ...(type === undefined
    ? [
        {
          kind: 'choice' as const,
          id: 'type',
          label: t('type'),
          options: [
            { value: '', label: t('type.any') },
            ...TYPES.map((value) => ({ value, label: t(`type.${value}`) })),
          ],
        },
      ]
    : []),
  {
    kind: 'choice',
    id: 'phase',
    label: t('phase'),
    options: [
      { value: '', label: t('phase.any') },
      ...PHASES.map((value) => ({ value, label: t(`phase.${value}`) })),
    ],
  },
];

function LoadedList({ links, type, view, onView }: ManagedListProps) {
  const store = useStore('managedAssignments');
  const { text, type: chosen, phase } = view;
  const load = () => void store.load(toManagedFilter({ text, type: type ?? chosen, phase }));
  useEffect(load, [store, type, text, chosen, phase]);
  const list = store.assignments.value;
  const isFiltered = text !== '' || phase !== '' || (type === undefined && chosen !== '');
  if (list.state === 'problem')
    return (
      <KnownProblem
        page
        title={t('problem')}
        problem={list.problem}
        known={{ forbidden: { title: t('denied'), message: t('denied.message') } }}
        onRetry={load}
      />
    );
  const isEmpty = list.state === 'ready' && list.value.items.length === 0;
  if (isEmpty && !isFiltered)
    return (
      <EmptyState
        page
        title={t('empty')}
        message={t('empty.message')}
        actions={<NewLinks type={type} toNew={links.toNew} />}
      />
    );
  return (
    <div className={styles.place}>
      <div className={styles.head}>
        <div className={styles.filters}>
          <FilterBar
            isCompact
            label={t('filters')}
            filters={toFilters(type)}
            values={{ ...view }}
            onValues={(values) => onView({ ...NO_FILTER, ...values })}
            isFiltered={isFiltered}
            clearLabel={t('clear')}
            onClear={() => onView(NO_FILTER)}
          />
        </div>
        <NewLinks type={type} toNew={links.toNew} />
      </div>
      <KeptNote list={list} onRetry={load} />
      {list.state === 'loading' ? (
        <Rows />
      ) : isEmpty ? (
        <EmptyState
          title={t('unmatched')}
          message={t('unmatched.message')}
          actions={<Button onClick={() => onView(NO_FILTER)}>{t('clear')}</Button>}
        />
      ) : (
        <Shown store={store} links={links} hasType={type === undefined} />
      )}
    </div>
  );
}

function NewLinks({
  type,
  toNew,
}: {
  type: AssignmentType | undefined;
  toNew: (type: AssignmentType) => string;
}) {
  return (
    <Inline gap="2">
      {TYPES.filter((one) => type === undefined || one === type).map((one, nth) => (
        <LinkButton
          key={one}
          icon={iconPlus}
          href={toNew(one)}
          {...(nth === 0 ? { tone: 'primary' as const } : {})}
        >
          {t(`new.${one}`)}
        </LinkButton>
      ))}
    </Inline>
  );
}

interface ShownProps {
  store: ManagedAssignmentsStore;
  links: ManagedLinks;
  hasType: boolean;
}

function Shown({ store, links, hasType }: ShownProps) {
  useSignals();
  const [asked, setAsked] = useState<ManagedAssignmentRow>();
  const people_count = asked && store.progress.value.get(asked.id)?.people_count;
  const list = store.assignments.value;
  if (list.state !== 'ready') return null;
  const { items, total = items.length } = list.value;
  return (
    <div aria-busy={store.isFiltering.value} className={styles.shown}>
      <output className={styles.count}>{total === 1 ? t('count.one') : t('count', { count: total })}</output>
      <ManagedTable
        rows={items}
        progress={store.progress.value}
        links={links}
        hasType={hasType}
        onDelete={setAsked}
      />
      <MoreButton
        list={list.value}
        label={t('more')}
        failedText={t('more.failed')}
        onMore={() => void store.loadMore()}
      />
      <DeleteAssignment
        assignment={asked && { ...asked, ...(people_count === undefined ? {} : { people_count }) }}
        remove={(id) => store.remove(id)}
        onClose={() => setAsked(undefined)}
      />
    </div>
  );
}

function Loading() {
  return (
    <div className={styles.place}>
      <Skeleton shape="block" height={72} />
      <Rows />
    </div>
  );
}

const Rows = () => <LoadingBlocks label={t('loading')} heights={[64, 64, 64, 64]} gap="2" />;
