import type { CourseDetail } from '@drawbridge/contracts/learning';
import type { Crumb } from '@drawbridge/ui';
import { useStore } from '@drawbridge/widgets/provider';
import { useMemo } from 'react';
import { paths } from '../../../router/paths.ts';
import { useBreadcrumbs } from '../../../shell/breadcrumbs.ts';
import { t as shell } from '../../../shell/messages.ts';

/** The list that has the course or challenge. */
const toList = (type: CourseDetail['type'] | undefined): Crumb =>
  type === 'challenge'
    ? { label: shell('challenges'), href: paths.challenges }
    : { label: shell('courses'), href: paths.courses };

/** Breadcrumbs of a course, which is under the courses, or of an item, which is under its course. @see SHELL-10 */
export function useCourseBreadcrumbs(courseId: string, itemId?: string, { isInShell = false } = {}): void {
  const { course } = useStore('courses');
  const shown =
    course.value.state === 'ready' && course.value.value._key === courseId ? course.value.value : undefined;
  const item = shown?.items.flatMap(({ items }) => items).find(({ _key }) => _key === itemId);
  const above = useMemo(
    () =>
      itemId === undefined || shown === undefined
        ? [toList(shown?.type)]
        : [toList(shown.type), { label: shown.event_name, href: paths.courseIntro(courseId) }],
    [courseId, itemId, shown],
  );
  useBreadcrumbs(itemId === undefined ? shown?.event_name : item?.title, above, { isInShell });
}
