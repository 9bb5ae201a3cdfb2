import type { Crumb } from '@drawbridge/ui';
import { useSignals } from '@preact/signals-react/runtime';
import { useMemo } from 'react';
import { paths } from '../../paths.ts';
import { useProgram } from '../../program-context.tsx';
import { messages as shell } from '../../shell/messages.ts';
import { useTrail } from '../../shell/trail.ts';

const COURSES: Crumb = { label: shell.courses.text, href: paths.courses };

/** Where a course, or an item of it, stands: under the courses, and an item under its course. @see SHELL-10 */
export function useCourseTrail(courseId: string, itemId?: string): void {
  useSignals();
  const { course } = useProgram().host.courses;
  const shown =
    course.value.state === 'ready' && course.value.value._key === courseId ? course.value.value : undefined;
  const item = shown?.items.flatMap(({ items }) => items).find(({ _key }) => _key === itemId);
  const above = useMemo(
    () =>
      itemId === undefined || shown === undefined
        ? [COURSES]
        : [COURSES, { label: shown.event_name, href: paths.intro(courseId) }],
    [courseId, itemId, shown],
  );
  useTrail(itemId === undefined ? shown?.event_name : item?.title, above);
}
