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

/** The endpoints that are read here: their types alone, as their schemas would weigh on every frame. */
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

/** From this list a course is removed when it is no favorite any more. */
const ALL_LIST_PATH: (typeof ALL_LIST)['path'] = '/';

/** One row: what a call that succeeded means for the host. */
function when<Name extends keyof ReadEndpoints>(
  name: Name,
  read: Reading<ReadEndpoints[Name]>,
): readonly [string, Reading<Endpoint>] {
  return [name, read];
}

/**
 * What the learner did, read from the calls that the server has answered: whichever widget made them, and only once
 * they are true. Ids and numbers, nothing about the person.
 * @see EMB-7
 */
export function createReplyEvents(tell: Tell): OnReply {
  /** A submission is graded once, and its result is read several times. */
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
    // From another list than 'All' a course is removed without being a favorite no more.
    when('removeWish', ({ event_id, dir_path = ALL_LIST_PATH }) => {
      if (dir_path === ALL_LIST_PATH) tell('favoriteChanged', { course_id: event_id, favorite: false });
    }),
    when('submitPreferences', () => tell('preferencesSubmitted', {})),
  ]);
  return ({ endpoint, input, data }) => table.get(endpoint.name)?.(input, data, tell);
}
