import { type CourseFilterState, type CourseType, isFilteringCourses } from '@drawbridge/client';
import { hiddenClass, Skeleton, Stack } from '@drawbridge/ui';
import { useEffect } from 'react';
import { useStore, withLoading } from '../../provider/index.ts';
import { t as courseText } from '../course/messages.ts';
import { CourseFilters } from './CourseFilters.tsx';
import { CourseList, type CourseListProps } from './CourseList.tsx';
import { t } from './messages.ts';
import { useListFilter } from './use-list-filter.ts';

export interface ConnectedCourseCatalogueProps
  extends Pick<CourseListProps, 'toHref' | 'toContinueHref' | 'onOpen' | 'hasFavorites'> {
  /** One of the five lists. @see CAT-1 */
  type: CourseType;
  filter: CourseFilterState;
  onFilter: (filter: CourseFilterState) => void;
}

/** The courses of one type with search, filters and pages. @see CAT-1..CAT-15, EMB-1 */
export const ConnectedCourseCatalogue = withLoading(LoadedCatalogue, () => (
  <Stack gap="6">
    <Skeleton shape="block" height="40px" />
    <Skeleton shape="block" height="360px" />
  </Stack>
));

function LoadedCatalogue({ type, filter, onFilter, ...grid }: ConnectedCourseCatalogueProps) {
  const store = useStore('courseList', type);
  const tags = useStore('tags', type);
  useEffect(() => void tags.loadPopular(), [tags]);

  useListFilter(store, filter, () => void tags.suggest(filter.search));

  return (
    <Stack gap="8">
      <CourseFilters
        value={filter}
        onChange={onFilter}
        popularTags={tags.popular.value}
        topics={tags.topics.value}
        suggestedTags={tags.suggested.value}
      />
      <h2 className={hiddenClass}>{t('results')}</h2>
      <CourseList
        {...grid}
        courses={store.list.value}
        onMore={() => void store.loadMore()}
        onRetry={() => void store.load(filter)}
        emptyHint={isFilteringCourses(filter) ? courseText('nothingHint') : undefined}
      />
    </Stack>
  );
}
