import { LAUNCH_PAGES, toPagePath } from '@drawbridge/contracts';
import { ContextProgress } from '@drawbridge/widgets/integration/context-progress';
import { useSearch } from 'wouter';
import { toCoursePath, toLabPath, toVideoPath } from '../../../launch/launch-ways.ts';
import { useLaunched } from '../../../launch/launched.ts';

/** The page that it was opened from, as its query says. */
function findOrigin(query: URLSearchParams): { label: string; path: string } | undefined {
  const labId = query.get('lab_id');
  const courseId = query.get('course_id');
  const itemId = query.get('item_id');
  if (labId !== null) return { label: 'Back to the lab', path: toLabPath(labId) };
  if (courseId !== null && itemId !== null)
    return { label: 'Back to the lesson', path: toVideoPath(courseId, itemId) };
  if (courseId !== null) return { label: 'Back to the course', path: toCoursePath(courseId) };
  const from = query.get('from');
  if (from === 'labs') return { label: 'Back to the labs', path: toPagePath(LAUNCH_PAGES.labs, {}) };
  if (from === 'courses') return { label: 'Back to the courses', path: toPagePath(LAUNCH_PAGES.courses, {}) };
  return undefined;
}

/**
 * What the learners of the class did, for its instructors; also where the review of one learner's submission begins.
 * @see LTI-17
 */
export function LaunchContextProgress() {
  const { session, go } = useLaunched();
  const { reviewed_person_id: reviewedPersonId, lab_id: launchedLabId } = session;
  const query = new URLSearchParams(useSearch());
  const origin = findOrigin(query);
  return (
    <ContextProgress
      platform={session.platform.name}
      reviewedPersonId={reviewedPersonId}
      labId={query.get('lab_id') ?? (reviewedPersonId === undefined ? undefined : launchedLabId)}
      exit={origin && { label: origin.label, onPress: () => go(origin.path) }}
    />
  );
}
