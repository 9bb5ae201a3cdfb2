import type { LabPack } from '@drawbridge/contracts';
import type { Learner } from '../../actor.ts';

/** Where in a course a lab stands. */
export interface LabPlace {
  courseId: string;
  subjectKey: string;
  itemKey: string;
}

const ROOMS = { lab: 'labs', challenge: 'challenges', playground: 'playgrounds' } as const;

/** The page a running lab is opened on: the portal's, or the launch's for whoever came by one. @see LAB-1, LTI-9, LTI-11 */
export function toAccessPath(
  { lab_id, type }: Pick<LabPack, 'lab_id' | 'type'>,
  place: LabPlace | undefined,
  from: Learner['kind'],
): string {
  if (from === 'launch')
    return place
      ? `/integration/courses-details?course_id=${encodeURIComponent(place.courseId)}`
      : `/labs/details/${lab_id}`;
  return place
    ? `/portal/course-info/lab/${place.courseId}/${place.subjectKey}/${place.itemKey}`
    : `/portal/${ROOMS[type]}/${lab_id}`;
}
