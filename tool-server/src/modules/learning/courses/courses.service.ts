import {
  asId,
  type CourseId,
  type ItemId,
  type OutputOf,
  type ParsedInputOf,
  type PersonId,
  problem,
} from '@drawbridge/contracts';
import type {
  CourseCard,
  CourseDetail,
  filterCoursesInDetail,
  listCourses,
  markItem as markItemCall,
  OpenedVideo,
} from '@drawbridge/contracts/learning';
import { isAllDone, toProgressPercent } from '@drawbridge/contracts/rules';
import type { EventBus } from '../../../events.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, DbOrTx, Tx } from '../../../platform/db/database.ts';
import { findCourseTitle, type OpenedItem } from '../../kernel/catalogue/index.ts';
import type { Completion, CourseState } from './completion.ts';
import {
  type CourseFilter,
  readCards,
  readEnrolledCards,
  readPublicCards,
  readShortList,
} from './course-cards.store.ts';
import * as store from './courses.store.ts';
import { enroll, enrollOnEvents } from './enroll.ts';
import { filterCourses, type ListDetails } from './filter-courses.ts';
import { getCard, getCourse, getEnrolledItem } from './find-course.ts';
import { lendProgress, readEnrolled, returnProgress } from './lent-progress.store.ts';
import { type MarkResult, markItem } from './mark-item.ts';
import { openVideo } from './open-video.ts';
import { showCourse } from './show-course.ts';
import type { VideoFiles } from './video-addresses.ts';

export interface CourseService {
  /** Throws `course_not_found`, also for a course of somebody else. */
  checkExists(personId: PersonId, courseId: CourseId): Promise<void>;
  /** Returns the title of a course, or undefined if it was withdrawn. */
  findTitle(db: DbOrTx, courseId: CourseId): Promise<string | undefined>;
  /** Cards of the courses named, in that order; unknown ids are left out. */
  listCards(personId: PersonId, courseIds: readonly string[]): Promise<CourseCard[]>;
  /** Cards of courses as anybody may see them: without progress. */
  listPublicCards(query: { tag?: string | undefined; id?: CourseId; limit: number }): Promise<CourseCard[]>;
  filter(personId: PersonId, filter: CourseFilter): Promise<OutputOf<typeof filterCoursesInDetail>>;
  /** Throws `course_not_found`, and `upgrade_required` for an enrollment that the plan does not allow. */
  get(
    personId: PersonId,
    courseId: CourseId,
    enroll: boolean,
  ): Promise<{ is_enrolled: boolean; course: CourseDetail }>;
  listShort(
    personId: PersonId,
    query: ParsedInputOf<typeof listCourses>,
  ): Promise<OutputOf<typeof listCourses>>;
  listEnrolled(personId: PersonId): Promise<CourseCard[]>;
  isInProgress(personId: PersonId, courseId: CourseId): Promise<boolean>;
  /** An item of a course the learner is enrolled in; throws `upgrade_required`, `not_enrolled`, `item_not_found`. */
  getItem(personId: PersonId, courseId: CourseId, itemId: ItemId): Promise<OpenedItem>;
  /** Addresses of a video; throws what `getItem` throws. @see PLAYER-9 */
  openVideo(personId: PersonId, courseId: CourseId, itemId: ItemId): Promise<OpenedVideo>;
  isEnrolled(personId: PersonId, courseId: CourseId): Promise<boolean>;
  /**
   * Marks an article, video or download; a quiz or lab is marked by its own pass only. Throws `item_not_found` also where
   * the item is of another subject or kind than was said, and what `getItem` throws. @see PLAYER-15..PLAYER-18
   */
  mark(personId: PersonId, marked: ParsedInputOf<typeof markItemCall>): Promise<MarkResult>;
  /** How much of a course the learner has done; throws `course_not_found`, `not_enrolled`. Called with their lock held. */
  getState(tx: Tx, personId: PersonId, courseId: CourseId): Promise<CourseState>;
  /**
   * Labs that the learner has passed already are complete from the start. Throws `course_not_found`, and
   * `upgrade_required` where nothing opens the course to the person.
   */
  enroll(tx: Tx, personId: PersonId, courseId: CourseId): Promise<void>;
  /**
   * Gives an account what a linked learner has in courses, and takes it back. `countLent` completes the items of labs
   * that the learner has passed, once the attempts are the account's.
   */
  lent: {
    lend(tx: Tx, link: Link): Promise<void>;
    countLent(tx: Tx, accountId: PersonId): Promise<void>;
    giveBack(tx: Tx, link: Link): Promise<void>;
  };
  /** Every course that a person is enrolled in, and how much of it is complete. */
  readProgress(tx: Tx, personId: PersonId): Promise<CourseProgress[]>;
}

interface Link {
  learnerId: PersonId;
  accountId: PersonId;
}

export interface CourseProgress {
  courseId: CourseId;
  percent: number;
  completed: boolean;
}

export interface CourseDeps {
  database: Database;
  events: EventBus;
  clock: Clock;
  completion: Completion;
  videos: Pick<VideoFiles, 'toAddresses'>;
  details: ListDetails;
  /** The course every new account begins with. @see SIGN-13, CX-38 */
  starterCourse: CourseId | undefined;
  /** How far somebody was in a video when they last watched it, in seconds. */
  findPosition(
    db: DbOrTx,
    personId: PersonId,
    video: { courseId: CourseId; itemId: ItemId },
  ): Promise<number>;
  /** How long somebody worked in a course. */
  countSpentSeconds(db: DbOrTx, personId: PersonId, courseId: CourseId): Promise<number>;
  /** The award that an item of a course has earned: of the course that it completed, or of its lab. */
  findAwardOfItem(
    db: DbOrTx,
    personId: PersonId,
    item: { completes: CourseId | undefined; labId: string | undefined },
  ): Promise<string | undefined>;
}

export function createCourseService(deps: CourseDeps): CourseService {
  const { events, clock, completion, videos, details, findPosition, countSpentSeconds, findAwardOfItem } =
    deps;
  const { db } = deps.database;
  const enrollPerson: CourseService['enroll'] = (tx, personId, courseId) =>
    enroll(tx, deps, personId, courseId);
  enrollOnEvents(deps);

  return {
    checkExists: async (personId, courseId) => void (await getCourse(db, personId, courseId)),
    findTitle: findCourseTitle,
    listCards: (personId, ids) => readCards(db, personId, { ids, now: clock.now() }),
    listPublicCards: (query) => readPublicCards(db, { ...query, now: clock.now() }),
    listShort: (personId, query) => readShortList(db, personId, { ...query, now: clock.now() }),
    listEnrolled: (personId) => readEnrolledCards(db, personId, clock.now()),
    enroll: enrollPerson,
    isEnrolled: (personId, courseId) => store.isEnrolled(db, personId, courseId),

    filter: (personId, filter) => filterCourses({ db, clock, details }, personId, filter),

    get: (personId, courseId, wantsEnrolment) =>
      showCourse(
        { db, clock, videos, countSpentSeconds, enroll: enrollPerson },
        personId,
        courseId,
        wantsEnrolment,
      ),

    async getState(tx, personId, courseId) {
      const course = await getCourse(tx, personId, courseId);
      if (!(await store.isEnrolled(tx, personId, courseId))) throw problem('not_enrolled');
      const { size } = await store.readCompleted(tx, personId, courseId);
      const { totalItems } = course;
      return { completedItems: size, totalItems, percent: toProgressPercent(size, totalItems) };
    },

    async isInProgress(personId, courseId) {
      const card = await getCard(db, personId, courseId, clock.now());
      return card.is_enrolled && !card.is_completed;
    },

    getItem: async (personId, courseId, itemId) => {
      const course = await getCourse(db, personId, courseId);
      return getEnrolledItem(db, { clock }, personId, { course, itemId });
    },

    openVideo: (personId, courseId, itemId) =>
      openVideo({ db, clock, videos, findPosition }, personId, courseId, itemId),

    mark: (personId, marked) =>
      markItem({ db, events, clock, completion, findAwardOfItem }, personId, marked),

    lent: {
      lend: (tx, link) => lendProgress(tx, { ...link, at: clock.now() }),
      async countLent(tx, accountId) {
        for (const courseId of await readEnrolled(tx, accountId))
          await completion.completePassedLabs(tx, accountId, asId(courseId));
      },
      giveBack: (tx, link) => returnProgress(tx, { ...link, at: clock.now() }),
    },

    async readProgress(tx, personId) {
      const courses = await store.readEnrolledCourses(tx, personId);
      return courses.map(({ courseId, completedItems, totalItems }) => {
        const percent = toProgressPercent(completedItems, totalItems);
        return { courseId: asId(courseId), percent, completed: isAllDone(completedItems, totalItems) };
      });
    },
  };
}
