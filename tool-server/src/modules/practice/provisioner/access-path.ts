import { LAUNCH_PAGES, PORTAL_PAGES, PUBLIC_PAGES, toPagePath } from '@drawbridge/contracts';
import type { LabPack } from '@drawbridge/contracts/practice';
import type { LearnerOrGuest } from '../../../actor.ts';

/** The position of a lab in a course. */
export interface LabPosition {
  courseId: string;
  subjectKey: string;
  itemKey: string;
}

/**
 * The page a running lab is opened on: the portal's, the launch's for a launched person, the frame of a partner's page
 * for its visitor, which adds its key, or the one of guests. @see LAB-1, LTI-9, LTI-11
 */
export function toAccessPath(
  { lab_id, type }: Pick<LabPack, 'lab_id' | 'type'>,
  position: LabPosition | undefined,
  from: LearnerOrGuest['kind'],
): string {
  if (from === 'guest') return PUBLIC_PAGES.tryLab;
  if (from === 'embedded')
    return position
      ? `/embed/frame/course-player?course=${encodeURIComponent(position.courseId)}`
      : `/embed/frame/lab?lab=${encodeURIComponent(lab_id)}`;
  if (from === 'launch')
    return position
      ? `${toPagePath(LAUNCH_PAGES.course, {})}?course_id=${encodeURIComponent(position.courseId)}`
      : toPagePath(LAUNCH_PAGES.lab, { labId: lab_id });
  return position
    ? toPagePath(PORTAL_PAGES.courseLab, {
        courseId: position.courseId,
        subjectId: position.subjectKey,
        id: position.itemKey,
      })
    : toPagePath(PORTAL_PAGES[type], { labId: lab_id });
}
