import { asId, type InputOf, type OutputOf } from '@drawbridge/contracts';
import {
  type CourseDetail,
  getArticle,
  getCourse,
  getDownload,
  getEventProgress,
  getVideo,
  markItem,
  sendCourseFeedback,
} from '@drawbridge/contracts/learning';
import { isAllDone, toProgressPercent } from '@drawbridge/contracts/rules';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { LogError, Notify } from '../../../notices.ts';
import { type ApiProblem, asApiProblem } from '../../../transport/api-problem.ts';
import type { ApiClient } from '../../../transport/client.ts';
import { LOADING, type Loadable, ready } from '../../base/loadable.ts';

export type MarkAnswer = OutputOf<typeof markItem>;
/** A rating, a comment or both; or that the learner skips. */
export type CourseFeedback = Omit<InputOf<typeof sendCourseFeedback>, 'event_id'>;

/** The course that a page shows, and what the learner does in it. */
export interface OpenedCourse {
  /** The course opened last. */
  course: ReadonlySignal<Loadable<CourseDetail>>;
  /** `leaving` cancels the request silently. @see ERR-22, ERR-23 */
  open(courseId: string, leaving?: AbortSignal): Promise<void>;
  /** Fetches the shown course again, for changes made elsewhere. A failure is only logged. @see ERR-24 */
  refresh(courseId: string, leaving?: AbortSignal): Promise<void>;
  /** Whether the course is in progress; undefined while unknown. @see PLAYER-36 */
  isInProgress(courseId: string): boolean | undefined;
  /** Fetches that state. The course is shown without it, so a failure is only logged. @see CALL-36 */
  loadProgress(courseId: string, leaving?: AbortSignal): Promise<void>;
  /** Returns true when the learner is enrolled afterwards. @see PLAYER-2, ERR-21 */
  enroll(courseId: string): Promise<boolean>;
  /** Marks an item immediately, and undoes that if the call fails. @see PLAYER-15..PLAYER-19 */
  mark(courseId: string, subjectId: string, itemId: string): Promise<MarkAnswer | undefined>;
  readArticle(courseId: string, itemId: string, signal: AbortSignal): Promise<OutputOf<typeof getArticle>>;
  readDownload(courseId: string, itemId: string): Promise<OutputOf<typeof getDownload>>;
  /** Returns new URLs each time, because they expire. */
  readVideo(courseId: string, itemId: string, signal?: AbortSignal): Promise<OutputOf<typeof getVideo>>;
  /** Returns true when the server stored it; otherwise the learner is notified. @see PLAYER-27 */
  sendFeedback(courseId: string, feedback: CourseFeedback): Promise<boolean>;
}

function setItemCompleted(course: CourseDetail, itemId: string, completed: boolean): CourseDetail {
  let changed = 0;
  const items = course.items.map((subject) => ({
    ...subject,
    items: subject.items.map((item) => {
      if (item._key !== itemId || item.completed === completed) return item;
      changed += completed ? 1 : -1;
      return { ...item, completed };
    }),
  }));
  const completedItems = course.completed_items + changed;
  const progress = toProgressPercent(completedItems, course.total_items);
  const is_completed = isAllDone(completedItems, course.total_items);
  return { ...course, items, completed_items: completedItems, progress, is_completed };
}

/** Uses the server's counts, because another page may have done more than this one knows. */
function settle(course: CourseDetail, answer: MarkAnswer): CourseDetail {
  const completedItems = Math.max(course.completed_items, answer.completed_items);
  const progress = Math.max(course.progress, answer.progress);
  const is_completed = isAllDone(completedItems, course.total_items);
  return { ...course, completed_items: completedItems, progress, is_completed };
}

/** Texts from the specification, for a server that sends none. @see ERR-21, ERR-22 */
const ENROLL_FAILED = 'Failed to enroll course';
const NOT_SUBSCRIBED = 'Selected course is not part of subscription. Please upgrade to enroll';

export function createOpenedCourse(deps: {
  client: ApiClient;
  notify: Notify;
  logError: LogError;
}): OpenedCourse {
  const { client, notify, logError } = deps;
  const course = signal<Loadable<CourseDetail>>(LOADING);
  const progress = signal<{ courseId: string; isInProgress: boolean } | undefined>(undefined);
  let openedId: string | undefined;
  /** Items of the opened course that were marked. An answer requested before a mark may arrive after it. */
  let marked = new Set<string>();

  function toCourse({ course: detail, is_enrolled }: OutputOf<typeof getCourse>): CourseDetail {
    return [...marked].reduce((now, itemId) => setItemCompleted(now, itemId, true), {
      ...detail,
      is_enrolled,
    });
  }

  function change(courseId: string, next: (course: CourseDetail) => CourseDetail) {
    if (course.value.state === 'ready' && course.value.value._key === courseId)
      course.value = ready(next(course.value.value));
  }

  async function refresh(courseId: string, leaving?: AbortSignal) {
    try {
      const answer = await client.call(
        getCourse,
        { event_id: asId(courseId) },
        { background: true, signal: leaving },
      );
      change(courseId, () => toCourse(answer));
    } catch (error) {
      const problem = asApiProblem(error);
      if (problem.code !== 'canceled') logError('the course could not be fetched again', problem);
    }
  }

  /** The plan can end at any time: the course then shows that it is closed. */
  function follow(courseId: string, { code }: ApiProblem) {
    if (code === 'upgrade_required') void refresh(courseId);
  }

  async function read<Answer>(courseId: string, reading: Promise<Answer>): Promise<Answer> {
    try {
      return await reading;
    } catch (error) {
      follow(courseId, asApiProblem(error));
      throw error;
    }
  }

  return {
    course,
    async open(courseId, leaving) {
      const isSame = course.value.state === 'ready' && openedId === courseId;
      if (openedId !== courseId) marked = new Set();
      openedId = courseId;
      if (!isSame) course.value = LOADING;
      try {
        const answer = await client.call(
          getCourse,
          { event_id: asId(courseId) },
          { background: isSame, signal: leaving },
        );
        if (openedId === courseId) course.value = ready(toCourse(answer));
      } catch (error) {
        const problem = asApiProblem(error);
        // @see ERR-23
        if (openedId !== courseId || problem.code === 'canceled') return;
        notify('negative', problem.said || NOT_SUBSCRIBED);
        if (!isSame) course.value = { state: 'problem', problem };
      }
    },
    refresh,
    isInProgress: (courseId) =>
      progress.value?.courseId === courseId ? progress.value.isInProgress : undefined,
    async loadProgress(courseId, leaving) {
      try {
        const { in_progress } = await client.call(
          getEventProgress,
          { id: asId(courseId) },
          { background: true, signal: leaving },
        );
        progress.value = { courseId, isInProgress: in_progress };
      } catch (error) {
        const problem = asApiProblem(error);
        if (problem.code !== 'canceled') logError('the progress of the course could not be loaded', problem);
      }
    },
    async enroll(courseId) {
      try {
        const answer = await client.call(getCourse, { event_id: asId(courseId), enroll: true });
        openedId ??= courseId;
        if (openedId === courseId) course.value = ready(toCourse(answer));
        return answer.is_enrolled;
      } catch (error) {
        const problem = asApiProblem(error);
        follow(courseId, problem);
        notify('negative', problem.status === 403 ? problem.said || ENROLL_FAILED : problem.message);
        return false;
      }
    },
    async mark(courseId, subjectId, itemId) {
      const shown = course.peek();
      const items = shown.state === 'ready' ? shown.value.items.flatMap((subject) => subject.items) : [];
      const item = items.find(({ _key }) => _key === itemId);
      const own = marked.add(itemId);
      change(courseId, (now) => setItemCompleted(now, itemId, true));
      try {
        const answer = await client.call(
          markItem,
          {
            event_id: asId(courseId),
            subject_id: subjectId,
            item_id: asId(itemId),
            object_type: item?.object_type,
          },
          { background: true },
        );
        change(courseId, (now) => settle(now, answer));
        return answer;
      } catch (error) {
        if (!item?.completed) {
          own.delete(itemId);
          change(courseId, (now) => setItemCompleted(now, itemId, false));
        }
        const problem = asApiProblem(error);
        follow(courseId, problem);
        // The course is fetched again and says so itself.
        if (problem.code !== 'upgrade_required') notify('negative', problem.message);
        return undefined;
      }
    },
    readArticle: (courseId, itemId, abort) =>
      read(
        courseId,
        client.call(getArticle, { event_id: asId(courseId), item_id: asId(itemId) }, { signal: abort }),
      ),
    readDownload: (courseId, itemId) =>
      read(courseId, client.call(getDownload, { event_id: asId(courseId), item_id: asId(itemId) })),
    readVideo: (courseId, itemId, abort) =>
      read(
        courseId,
        client.call(
          getVideo,
          { event_id: asId(courseId), item_id: asId(itemId) },
          { background: true, signal: abort },
        ),
      ),
    async sendFeedback(courseId, feedback) {
      try {
        await client.call(
          sendCourseFeedback,
          { event_id: asId(courseId), ...feedback },
          { background: true },
        );
        change(courseId, (now) => (now.asks_feedback ? { ...now, asks_feedback: false } : now));
        return true;
      } catch (error) {
        notify('negative', asApiProblem(error).message);
        return false;
      }
    },
  };
}
