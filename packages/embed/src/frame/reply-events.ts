import type { OnReply } from '@drawbridge/client';
import type { Endpoint, InputOf, OutputOf } from '@drawbridge/contracts';
import type { submitPreferences } from '@drawbridge/contracts/identity';
import type {
  ALL_LIST,
  addWish,
  getCourse,
  gradeQuiz,
  markItem,
  removeWish,
} from '@drawbridge/contracts/learning';
import type { getSubmission, openLab, submitLab } from '@drawbridge/contracts/practice';
import type { HostLink } from './host-link.ts';

type Tell = HostLink['tell'];
type Reading<E extends Endpoint> = (input: InputOf<E>, data: OutputOf<E>, tell: Tell) => void;

/** Types of the endpoints read here. Only types, because the schemas would add to every frame. */
interface ReadEndpoints {
  getCourse: typeof getCourse;
  openLab: typeof openLab;
  markItem: typeof markItem;
  gradeQuiz: typeof gradeQuiz;
  submitLab: typeof submitLab;
  getSubmission: typeof getSubmission;
  addWish: typeof addWish;
  removeWish: typeof removeWish;
  submitPreferences: typeof submitPreferences;
}

/** A course removed from this list is no longer a favorite. */
const ALL_LIST_PATH: (typeof ALL_LIST)['path'] = '/';

/** One row: what a successful call means to the host. */
function when<Name extends keyof ReadEndpoints>(
  name: Name,
  read: Reading<ReadEndpoints[Name]>,
): readonly [string, Reading<Endpoint>] {
  return [name, read];
}

/**
 * Derives what the learner did from calls that the server confirmed, whichever widget made them. Contains ids and
 * numbers, nothing about the person.
 * @see EMB-7
 */
export function createReplyEvents(tell: Tell): OnReply {
  /** A submission is graded once, but its result is read several times. */
  const told = new Set<string>();
  const labOfAttempt = new Map<string, string>();

  function tellPassed({ submission_id, attempt_id, result }: OutputOf<typeof getSubmission>): void {
    if (result?.verdict !== 'passed' || told.has(submission_id)) return;
    told.add(submission_id);
    const lab_id = labOfAttempt.get(attempt_id);
    tell('itemCompleted', lab_id === undefined ? {} : { lab_id });
  }

  const table = new Map([
    when('getCourse', ({ event_id, enroll }) => {
      if (enroll !== true) return;
      tell('enrolled', { course_id: event_id });
      tell('started', { course_id: event_id });
    }),
    when('openLab', ({ lab_id }, { attempt }) => {
      labOfAttempt.set(attempt.attempt_id, lab_id);
      tell('started', { lab_id });
    }),
    when('markItem', ({ event_id, item_id }, { completed, completed_items, total_items }) => {
      tell('itemCompleted', { course_id: event_id, item_id, completed_items, total_items });
      if (completed) tell('courseCompleted', { course_id: event_id });
    }),
    when('gradeQuiz', ({ course }, { passed }) => {
      if (passed && course) tell('itemCompleted', { course_id: course.event_id, item_id: course.item_id });
    }),
    when('submitLab', (_input, submission) => tellPassed(submission)),
    when('getSubmission', (_input, submission) => tellPassed(submission)),
    when('addWish', ({ event_id }) => tell('favoriteChanged', { course_id: event_id, favorite: true })),
    // Removing a course from any list but "All" leaves it a favorite.
    when('removeWish', ({ event_id, dir_path = ALL_LIST_PATH }) => {
      if (dir_path === ALL_LIST_PATH) tell('favoriteChanged', { course_id: event_id, favorite: false });
    }),
    when('submitPreferences', () => tell('preferencesSubmitted', {})),
  ]);
  return ({ endpoint, input, data }) => table.get(endpoint.name)?.(input, data, tell);
}
