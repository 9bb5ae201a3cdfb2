import type { Citation } from '@drawbridge/contracts/learning';
import { LAB_PAGES } from './lab-paths.ts';
import { paths } from './paths.ts';

/** The place that an answer cites: a heading of a lesson, or a lab. */
export function toSourceHref({ course_id, subject_id, item_id, heading_id, lab_id, lab_type }: Citation) {
  if (lab_id !== undefined) return LAB_PAGES[lab_type ?? 'lab'].open(lab_id);
  if (course_id === undefined || subject_id === undefined || item_id === undefined) return undefined;
  const lesson = paths.item('media', course_id, subject_id, item_id);
  return heading_id === undefined ? lesson : `${lesson}#${encodeURIComponent(heading_id)}`;
}
