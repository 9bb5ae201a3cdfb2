import type { AssignmentItem } from '@drawbridge/contracts/company';
import { PageHeader, Stack } from '@drawbridge/ui';
import { ConnectedAssignmentDetail, ConnectedAssignmentList } from '@drawbridge/widgets/company/assignments';
import { useStore } from '@drawbridge/widgets/provider';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useMemo, useState } from 'react';
import { paths } from '../../../router/paths.ts';
import { useRouteValues } from '../../../router/route-values.ts';
import { toContinueHref } from '../../../router/to-course-href.ts';
import { useBreadcrumbs } from '../../../shell/breadcrumbs.ts';
import { t } from './messages.ts';

/** @see COMP-19, COMP-20, CX-21 */
export function AssignmentsScreen() {
  // The number in the sidebar must not differ from the list beside it.
  const due = useStore('dueAssignments');
  useEffect(() => void due.load(), [due]);
  return (
    <Stack gap="8">
      <PageHeader title={t('title')} description={t('about')} />
      <ConnectedAssignmentList toHref={paths.assignment} coursesHref={paths.courses} />
    </Stack>
  );
}

const ITEM_PATHS: Record<AssignmentItem['kind'], (id: string) => string> = {
  course: paths.courseIntro,
  custom: paths.courseIntro,
  'live-course': paths.courseIntro,
  challenge: paths.challenge,
  playground: paths.playground,
  journey: paths.journey,
};

/** The addresses of items; that of a course under way is its first lesson that is not done. @see PLAYER-32 */
function useItemHrefs(): (item: Pick<AssignmentItem, 'kind' | 'id'>) => string {
  useSignals();
  const courses = useStore('courses');
  useEffect(() => void courses.loadEnrolled(), [courses]);
  const { value: enrolled } = courses.enrolled;
  return ({ kind, id }) => {
    const course = enrolled.state === 'ready' ? enrolled.value.find(({ _key }) => _key === id) : undefined;
    const isBegun = course && course.completed_items > 0 && !course.is_completed;
    return kind === 'course' && isBegun ? toContinueHref(id, course) : ITEM_PATHS[kind](id);
  };
}

/** @see NAV-18, COMP-60 */
export function AssignmentScreen() {
  const { assignmentId = '' } = useRouteValues();
  const toItemHref = useItemHrefs();
  const above = useMemo(() => [{ label: t('title'), href: paths.assignments }], []);
  const [known, setKnown] = useState<{ id: string; title: string }>();
  useBreadcrumbs(known?.id === assignmentId ? known.title : undefined, above);
  return (
    <ConnectedAssignmentDetail
      key={assignmentId}
      assignmentId={assignmentId}
      toItemHref={toItemHref}
      toCheckHref={paths.certificate}
      listHref={paths.assignments}
      onTitle={(title) =>
        setKnown((before) =>
          before?.id === assignmentId && before.title === title ? before : { id: assignmentId, title },
        )
      }
    />
  );
}
