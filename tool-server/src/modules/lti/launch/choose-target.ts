import { LAUNCH_PATHS } from '@drawbridge/contracts';
import { refuse } from '../pages/refusals.ts';
import type { LaunchMessage } from './read-message.ts';

/** Where a launch leads. */
export interface LaunchTarget {
  path: string;
  item: { kind: 'lab' | 'course'; id: string } | undefined;
}

export interface Shelves {
  hasLab(id: string): boolean;
  hasCourse(id: string): boolean;
}

const toLab = (id: string, { hasLab }: Shelves): LaunchTarget =>
  hasLab(id) ? { path: LAUNCH_PATHS.lab(id), item: { kind: 'lab', id } } : refuse('target_missing', 'lab');

const toCourse = (id: string, { hasCourse }: Shelves): LaunchTarget =>
  hasCourse(id)
    ? { path: LAUNCH_PATHS.course, item: { kind: 'course', id } }
    : refuse('target_missing', 'course');

/**
 * Custom parameters decide, then the target link: its query, then its path. A link that names nothing leads to the
 * list of labs. The claim counts, not the login's unsigned value. @see LTI-6, LTI core 5.3.4
 */
export function chooseTarget(
  { custom, targetLinkUri }: LaunchMessage,
  ownOrigin: string,
  shelves: Shelves,
): LaunchTarget {
  const link = URL.canParse(targetLinkUri) ? new URL(targetLinkUri) : undefined;
  if (link?.origin !== ownOrigin) return refuse('target_foreign', 'target_link_uri of the message');
  const labId = custom.lab_id ?? link.searchParams.get('lab_id');
  if (labId) return toLab(labId, shelves);
  const courseId = custom.course_id ?? link.searchParams.get('course_id');
  if (courseId) return toCourse(courseId, shelves);
  const [base, first, second] = link.pathname.split('/').filter((part) => part !== '');
  if (base === 'labs' && first === 'details' && second) return toLab(second, shelves);
  if (base === 'integration' && first === undefined) return { path: LAUNCH_PATHS.courses, item: undefined };
  if (base === 'integration' && first === 'courses-details')
    return refuse('target_missing', 'no course named');
  return { path: LAUNCH_PATHS.labs, item: undefined };
}
