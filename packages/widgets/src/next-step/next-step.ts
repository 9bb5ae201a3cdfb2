import type { CourseDetail, LabCard, ObjectType } from '@drawbridge/contracts';
import { findNextLab, findNextStep } from '@drawbridge/contracts/rules';

/** What comes after a lesson or lab that is done. */
export type NextStep = NextStepKind & {
  /** Its address; the host may have none. */
  href?: string | undefined;
  /** Goes there, where there is no address. */
  onOpen?: (() => void) | undefined;
};

type NextStepKind =
  | {
      kind: 'item';
      title: string;
      objectType: ObjectType;
      /** It comes before in the course and was left out. */
      isEarlier: boolean;
    }
  | { kind: 'lab'; title: string; labType: LabCard['type']; minutes: number }
  /** `title`: of the course. */
  | { kind: 'course-end'; title: string };

/** How the host of a course gets to its pages: by address where it has them. */
export interface CourseWays {
  toItemHref?: ((courseId: string, subjectId: string, itemId: string) => string) | undefined;
  onOpenItem: (courseId: string, subjectId: string, itemId: string) => void;
  toEndHref?: ((courseId: string) => string) | undefined;
  onOpenEnd: (courseId: string) => void;
}

/** What comes in a course after an item that is done. */
export function toNextInCourse(course: CourseDetail, itemId: string, ways: CourseWays): NextStep | undefined {
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

/** What comes in the list of labs after a lab that is passed. */
export function toNextInList(
  labs: readonly LabCard[],
  labId: string,
  ways: { toHref?: (lab: LabCard) => string; onOpen?: (lab: LabCard) => void },
): NextStep | undefined {
  const lab = findNextLab(labs, labId);
  if (!lab) return undefined;
  return {
    kind: 'lab',
    title: lab.title,
    labType: lab.type,
    minutes: lab.minutes,
    href: ways.toHref?.(lab),
    onOpen: () => ways.onOpen?.(lab),
  };
}
