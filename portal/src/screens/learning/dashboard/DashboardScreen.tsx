import { LinkButton, PageHeader, Stack } from '@drawbridge/ui';
import { useStore } from '@drawbridge/widgets/provider';
import { Suspense, useEffect } from 'react';
import { usePortal } from '../../../base/portal.ts';
import { createLazyScreen } from '../../../router/lazy-screen.tsx';
import { paths } from '../../../router/paths.ts';
import { ContinueCard, ContinueCardLoading, DashboardLoading } from './ContinueCard.tsx';
import * as styles from './dashboard.css.ts';
import { findStarted } from './find-started.ts';
import { t } from './messages.ts';

/** Below the course, so its code is fetched beside that of the page. */
const sections = createLazyScreen(async () => (await import('./DashboardSections.tsx')).DashboardSections);

const setup = createLazyScreen(async () => (await import('./SetupSection.tsx')).SetupSection);
const chosen = createLazyScreen(async () => (await import('./ChosenHero.tsx')).ChosenHero);
const dueFirst = createLazyScreen(async () => (await import('./DueFirst.tsx')).DueFirst);

/** The learner's start page: what is due, the course under way, then what to try. @see DASH-1..DASH-19 */
export function DashboardScreen() {
  const { session } = usePortal().drawbridge;
  const courses = useStore('courses');
  useEffect(() => void courses.loadEnrolled(), [courses]);

  const { value: enrolled } = courses.enrolled;
  const started = enrolled.state === 'ready' ? findStarted(enrolled.value) : undefined;
  const name = session.user.value?.firstName;
  const { isCompanyAdmin, isCompanyUser } = session.flags();
  const rest = (
    <>
      {started ? (
        <ContinueCard course={started} label={t('goOn')} />
      ) : (
        <Suspense fallback={<ContinueCardLoading />}>
          {enrolled.state === 'loading' ? <ContinueCardLoading /> : chosen.render({})}
        </Suspense>
      )}
      <Suspense fallback={<div className={styles.rowsWaiting} />}>{sections.render({})}</Suspense>
    </>
  );
  return (
    <Stack gap="5">
      <PageHeader
        eyebrow={name ? t('greeting', { name }) : undefined}
        title={t('title')}
        actions={<LinkButton href={paths.courses}>{t('explore')}</LinkButton>}
      />
      {isCompanyAdmin && <Suspense fallback={null}>{setup.render({})}</Suspense>}
      {isCompanyUser ? (
        <Suspense fallback={<DashboardLoading />}>{dueFirst.render({ children: rest })}</Suspense>
      ) : (
        rest
      )}
    </Stack>
  );
}
