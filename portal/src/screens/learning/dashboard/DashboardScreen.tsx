import { LinkButton, PageHeader, Stack } from '@drawbridge/ui';
import { useStore } from '@drawbridge/widgets/provider';
import { Suspense, useEffect } from 'react';
import { usePortal } from '../../../base/portal.ts';
import { createLazyScreen } from '../../../router/lazy-screen.tsx';
import { paths } from '../../../router/paths.ts';
import { ContinueCard, ContinueCardLoading } from './ContinueCard.tsx';
import * as styles from './dashboard.css.ts';
import { findCurrent } from './find-current.ts';
import { t } from './messages.ts';

/** Below the course, so its code is fetched beside that of the page. */
const sections = createLazyScreen(async () => (await import('./DashboardSections.tsx')).DashboardSections);

const setup = createLazyScreen(async () => (await import('./SetupSection.tsx')).SetupSection);

/** The learner's start page: the course under way first, then what to try. @see DASH-1..DASH-19 */
export function DashboardScreen() {
  const { session } = usePortal().drawbridge;
  const courses = useStore('courses');
  useEffect(() => void courses.loadEnrolled(), [courses]);

  const { value: enrolled } = courses.enrolled;
  const current = enrolled.state === 'ready' ? findCurrent(enrolled.value) : undefined;
  const name = session.user.value?.firstName;
  return (
    <Stack gap="10">
      <PageHeader
        eyebrow={name ? t('greeting', { name }) : undefined}
        title={t('title')}
        actions={<LinkButton href={paths.courses}>{t('explore')}</LinkButton>}
      />
      {session.flags().isCompanyAdmin && <Suspense fallback={null}>{setup.render({})}</Suspense>}
      {enrolled.state === 'loading' && <ContinueCardLoading />}
      {current && <ContinueCard course={current} />}
      <Suspense fallback={<div className={styles.rowsWaiting} />}>{sections.render({})}</Suspense>
    </Stack>
  );
}
