import type { CourseDetail } from '@drawbridge/contracts/learning';
import { findNextStep } from '@drawbridge/contracts/rules';
import type { NextStep } from './next-step.ts';

/** How the host of a course opens its pages: by address if it has addresses. */
export interface CourseWays {
  toItemHref?: ((courseId: string, subjectId: string, itemId: string) => string) | undefined;
  onOpenItem: (courseId: string, subjectId: string, itemId: string) => void;
  toEndHref?: ((courseId: string) => string) | undefined;
  onOpenEnd: (courseId: string) => void;
}

/** Returns the step that follows a finished item in a course. */
export function toNextInCourse(
  course: Pick<CourseDetail, '_key' | 'event_name' | 'items'>,
  itemId: string,
  ways: CourseWays,
): NextStep | undefined {
  const { _key: courseId, event_name } = course;
  const step = findNextStep(course.items, itemId);
  if (step === undefined) return undefined;
  if (step === 'end')
    return {
      kind: 'course-end',
      title: event_name,
      href: ways.toEndHref?.(courseId),
      onOpen: () => ways.onOpenEnd(courseId),
    };
  const { subject, item, isEarlier } = step;
  return {
    kind: 'item',
    title: item.title,
    objectType: item.object_type,
    isEarlier,
    href: ways.toItemHref?.(courseId, subject._key, item._key),
    onOpen: () => ways.onOpenItem(courseId, subject._key, item._key),
  };
}
