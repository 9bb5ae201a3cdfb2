import { LinkButton, PageHeader, Stack } from '@drawbridge/ui';
import { ConnectedCourseCatalogue } from '@drawbridge/widgets/learning/course-catalogue';
import { paths } from '../../../router/paths.ts';
import { toContinueHref, toCourseHref } from '../../../router/to-course-href.ts';
import { useFilterAddress } from '../../../router/use-filter-address.ts';
import { courseFilterAddress } from './course-filter-address.ts';
import { t } from './messages.ts';

/** The courses; the filter is part of the address, so that a reload and a shared link show the same. @see NAV-9, CAT-16 */
export function CoursesScreen() {
  const [filter, setFilter] = useFilterAddress(paths.courses, courseFilterAddress);
  return (
    <Stack gap="8">
      <PageHeader
        title={t('title')}
        description={t('description')}
        actions={<LinkButton href={paths.labs}>{t('labs')}</LinkButton>}
      />
      <ConnectedCourseCatalogue
        type="course"
        filter={filter}
        onFilter={setFilter}
        toHref={toCourseHref}
        toContinueHref={toContinueHref}
      />
    </Stack>
  );
}
