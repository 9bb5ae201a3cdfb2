import type { CourseType } from '@drawbridge/client';
import { Skeleton, Stack } from '@drawbridge/ui';
import { KeptNote } from '../../kit/loadable/index.ts';
import { LabList, type LabListProps } from '../../practice/lab/LabList.tsx';
import { LabListFilters, type LabListFiltersProps } from '../../practice/lab/LabListFilters.tsx';
import { useStore, withLoading } from '../../provider/index.ts';
import { ListEnd } from '../course-catalogue/ListEnd.tsx';
import { useListFilter } from '../course-catalogue/use-list-filter.ts';

export interface ConnectedPracticeCatalogueProps
  extends Pick<LabListProps, 'toHref' | 'onOpenLab' | 'cardSlot' | 'favorite'> {
  type: Extract<CourseType, 'challenge' | 'playground'>;
  filter: LabListFiltersProps['value'];
  onFilter: LabListFiltersProps['onChange'];
}

/** The challenges or the playgrounds with search, filters and pages. @see CAT-1..CAT-6, LAB-7, LAB-8 */
export const ConnectedPracticeCatalogue = withLoading(
  LoadedCatalogue,
  (props: ConnectedPracticeCatalogueProps) => (
    <Stack gap="8">
      <Skeleton shape="block" height="40px" />
      <LabList type={props.type} labs={{ state: 'loading' }} />
    </Stack>
  ),
);

function LoadedCatalogue({ type, filter, onFilter, ...cards }: ConnectedPracticeCatalogueProps) {
  const store = useStore('practiceList', type);
  useListFilter(store, filter);
  const { value: list } = store.list;
  const pages = list.state === 'ready' ? list.value : undefined;
  const labs: LabListProps['labs'] =
    list.state === 'ready'
      ? { state: 'ready', value: list.value.items.flatMap(({ lab }) => lab ?? []) }
      : list;
  const load = () => void store.load(filter);
  return (
    <Stack gap="8">
      <LabListFilters type={type} labs={pages?.rest.choices ?? []} value={filter} onChange={onFilter} />
      <KeptNote list={list} onRetry={load} />
      <LabList
        {...cards}
        type={type}
        labs={labs}
        isFiltered
        hasMore={pages?.hasMore ?? false}
        filter={filter}
        onFilter={onFilter}
        onRetry={load}
      />
      <ListEnd
        list={pages}
        isKept={list.state === 'ready' && list.reloadProblem !== undefined}
        onMore={() => void store.loadMore()}
      />
    </Stack>
  );
}
