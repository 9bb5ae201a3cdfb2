import { SUGGESTION_PAGE_SIZE } from '@drawbridge/contracts';
import { pickRandom } from '@drawbridge/contracts/rules';
import { Button, PageHeader, Stack } from '@drawbridge/ui';
import { CourseGrid } from '@drawbridge/widgets/course';
import { format, useStore } from '@drawbridge/widgets/provider';
import { Suspense, useEffect, useMemo } from 'react';
import { usePortal } from '../../portal.ts';
import { createLazyScreen } from '../../router/lazy-screen.tsx';
import { paths } from '../../router/paths.ts';
import { toCourseHref } from '../../router/to-course-href.ts';
import { useNavigate } from '../../router/use-navigate.ts';
import { ContinueCard, ContinueCardLoading } from './ContinueCard.tsx';
import * as styles from './dashboard.css.ts';
import { messages } from './messages.ts';

/** Below the course, so its code is fetched beside that of the page. */
const labRows = createLazyScreen(async () => (await import('./LabRows.tsx')).LabRows);

/** The learner's start page: the course under way first, then what to try. @see DASH-1..DASH-18 */
export function DashboardScreen() {
  const { session } = usePortal().drawbridge;
  const courses = useStore('courses');
  const navigate = useNavigate();
  useEffect(() => {
    void courses.loadEnrolled();
    void courses.loadList({ types: ['course'], status: ['not_started', 'new'] });
  }, [courses]);

  const { value: enrolled } = courses.enrolled;
  const { value: list } = courses.list;
  // Picked once per load, so that a heart pressed does not shuffle the cards.
  const suggestions = useMemo(
    () =>
      list.state === 'ready'
        ? {
            ...list,
            value: pickRandom(
              list.value.filter(({ is_enrolled }) => !is_enrolled).slice(0, SUGGESTION_PAGE_SIZE),
            ),
          }
        : list,
    [list],
  );
  const current =
    enrolled.state === 'ready'
      ? (enrolled.value.find(({ is_completed }) => !is_completed) ?? enrolled.value[0])
      : undefined;
  const name = session.user.value?.firstName;
  return (
    <Stack gap="10">
      <PageHeader
        eyebrow={name ? format(messages.greeting.text, { name }) : undefined}
        title={messages.title.text}
        actions={<Button onClick={() => navigate(paths.courses)}>{messages.explore.text}</Button>}
      />
      {enrolled.state === 'loading' && <ContinueCardLoading />}
      {current && <ContinueCard course={current} />}
      <Suspense fallback={<div className={styles.rowsWaiting} />}>{labRows.render({})}</Suspense>
      <section className={styles.section}>
        <h2 className={styles.sectionTitle}>{messages.suggestions.text}</h2>
        <CourseGrid
          courses={suggestions}
          toHref={toCourseHref}
          onRetry={() => void courses.loadList({ types: ['course'] })}
          emptyTitle={messages.noSuggestions.text}
        />
      </section>
    </Stack>
  );
}
