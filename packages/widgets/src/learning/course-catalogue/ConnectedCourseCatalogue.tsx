import { type CourseFilterState, type CourseType, isFilteringCourses } from '@drawbridge/client';
import { hiddenClass, Skeleton, Stack } from '@drawbridge/ui';
import { useEffect, useEffectEvent } from 'react';
import { useStore, withLoading } from '../../provider/index.ts';
import { t as courseText } from '../course/messages.ts';
import { CourseFilters } from './CourseFilters.tsx';
import { CourseList, type CourseListProps } from './CourseList.tsx';
import { t } from './messages.ts';

export interface ConnectedCourseCatalogueProps
  extends Pick<CourseListProps, 'toHref' | 'toContinueHref' | 'onOpen' | 'hasFavorites'> {
  /** One of the five lists. @see CAT-1 */
  type: CourseType;
  filter: CourseFilterState;
  onFilter: (filter: CourseFilterState) => void;
}

/** Pause in typing after which the list is requested. @see CAT-14 */
const SEARCH_WAIT_MS = 300;

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

  const ask = useEffectEvent(() => {
    void store.load(filter);
    void tags.suggest(filter.search);
  });
  const hasPages = useEffectEvent(() => {
    const shown = store.list.peek();
    return shown.state === 'ready' && shown.value.pages > 0;
  });
  const isTyping = useEffectEvent(() => filter.search.trim() !== store.filter.peek().search.trim());
  // A host may make the same filter anew at each render.
  const key = JSON.stringify(filter);
  useEffect(() => {
    // The first list, and what is chosen by a press, comes at once.
    if (!isTyping() || !hasPages()) {
      ask();
      return undefined;
    }
    const timer = setTimeout(ask, SEARCH_WAIT_MS);
    return () => clearTimeout(timer);
  }, [store, tags, key]);

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
