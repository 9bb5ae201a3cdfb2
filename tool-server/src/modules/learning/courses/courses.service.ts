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
  listCourses,
  markItem,
  OpenedVideo,
} from '@drawbridge/contracts/learning';
import { isAllDone, toProgressPercent } from '@drawbridge/contracts/rules';
import type { EventBus } from '../../../events.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, DbOrTx, Tx } from '../../../platform/db/database.ts';
import {
  findCourse,
  findCourseTitle,
  findItem,
  type OpenedItem,
  readSubjects,
  type StoredCourse,
} from '../../kernel/catalogue/index.ts';
import { checkMayOpen, give, mayOpen } from '../../kernel/grants/index.ts';
import { holdPerson } from '../../kernel/people/index.ts';
import { findFeedbackStage } from '../course-feedback/index.ts';
import type { Completion, CourseState } from './completion.ts';
import {
  type CourseFilter,
  filterCards,
  readCards,
  readEnrolledCards,
  readPublicCards,
  readShortList,
} from './course-cards.store.ts';
import { toCourseDetail } from './course-serializer.ts';
import * as store from './courses.store.ts';
import { lendProgress, readEnrolled, returnProgress } from './lent-progress.store.ts';
import { recommendCards } from './recommend.store.ts';
import type { VideoFiles } from './video-addresses.ts';

export interface MarkResult {
  feedback: boolean;
  completed: boolean;
  badge?: string | undefined;
  completed_items: number;
  total_items: number;
  progress: number;
}

export interface CourseService {
  /** Throws `course_not_found`, also for a course of somebody else. */
  checkExists(personId: PersonId, courseId: CourseId): Promise<void>;
  /** Returns the title of a course, or undefined if it was withdrawn. */
  findTitle(db: DbOrTx, courseId: CourseId): Promise<string | undefined>;
  /** Cards of the courses named, in that order; unknown ids are left out. */
  listCards(personId: PersonId, courseIds: readonly string[]): Promise<CourseCard[]>;
  /** Cards of courses as anybody may see them: without progress. */
  listPublicCards(query: { tag?: string | undefined; id?: CourseId; limit: number }): Promise<CourseCard[]>;
  filter(personId: PersonId, filter: CourseFilter): Promise<{ items: CourseCard[] }>;
  /** Throws `course_not_found`, and `upgrade_required` for an enrolment that the plan does not allow. */
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
  /** How long a person has learned: what they completed, at its planned length. @see DATA-15 */
  countLearnedSeconds(personId: PersonId): Promise<number>;
  /** An item of a course the learner is enrolled in; throws `upgrade_required`, `not_enrolled`, `item_not_found`. */
  getItem(personId: PersonId, courseId: CourseId, itemId: ItemId): Promise<OpenedItem>;
  /** Addresses of a video; throws what `getItem` throws. @see PLAYER-9 */
  openVideo(personId: PersonId, courseId: CourseId, itemId: ItemId): Promise<OpenedVideo>;
  isEnrolled(personId: PersonId, courseId: CourseId): Promise<boolean>;
  /**
   * Marks an article, video or download; a quiz or lab is marked by its own pass only. Throws `item_not_found` also where
   * the item is of another subject or kind than was said, and what `getItem` throws. @see PLAYER-15..PLAYER-18
   */
  mark(personId: PersonId, marked: ParsedInputOf<typeof markItem>): Promise<MarkResult>;
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

/** Completed by its own pass, never by a mark. */
const EARNED: readonly OpenedItem['objectType'][] = ['quiz', 'lab', 'aiquiz'];

export function createCourseService(deps: CourseDeps): CourseService {
  const { events, clock, completion, videos } = deps;
  const { db } = deps.database;

  async function getCourse(at: DbOrTx, personId: PersonId, courseId: CourseId): Promise<StoredCourse> {
    const course = await findCourse(at, courseId, personId);
    if (!course) throw problem('course_not_found');
    return course;
  }

  const listCards = (personId: PersonId, ids: readonly string[]) =>
    readCards(db, personId, { ids, now: clock.now() });

  async function getCard(personId: PersonId, courseId: CourseId): Promise<CourseCard> {
    const [card] = await listCards(personId, [courseId]);
    if (!card) throw problem('course_not_found');
    return card;
  }

  async function getEnrolledItem(at: DbOrTx, personId: PersonId, course: StoredCourse, itemId: ItemId) {
    await checkMayOpen(at, personId, { kind: 'course', id: course.id }, clock.now());
    if (!(await store.isEnrolled(at, personId, course.id))) throw problem('not_enrolled');
    const item = await findItem(at, course.id, itemId);
    if (!item) throw problem('item_not_found');
    return item;
  }

  async function enroll(tx: Tx, personId: PersonId, courseId: CourseId): Promise<void> {
    const { id } = await getCourse(tx, personId, courseId);
    const at = clock.now();
    const opened = await checkMayOpen(tx, personId, { kind: 'course', id }, at);
    await holdPerson(tx, personId);
    if (!(await store.insertEnrolment(tx, personId, id, at))) return;
    await give(tx, { personId, kind: 'enrolment', subject: id, ...opened, at });
    await events.publish(tx, 'course.enrolled', { personId, courseId, at });
    await completion.completePassedLabs(tx, personId, courseId);
  }

  /** For what comes with an account, or with opening a lab: a course that is closed is left out. */
  async function enrollWhereOpen(tx: Tx, personId: PersonId, courseId: CourseId): Promise<void> {
    if (await mayOpen(tx, personId, { kind: 'course', id: courseId }, clock.now()))
      await enroll(tx, personId, courseId);
  }

  events.on('account.confirmed', 'react', async (tx, { personId, courseId }) => {
    for (const id of [deps.starterCourse, courseId]) if (id) await enrollWhereOpen(tx, personId, id);
  });
  // A challenge or playground is begun by opening it.
  events.on('lab.started', 'react', async (tx, { personId, labId }) => {
    const course = await findCourse(tx, labId, personId);
    if (course?.type === 'challenge' || course?.type === 'playground')
      await enrollWhereOpen(tx, personId, course.id);
  });

  return {
    checkExists: async (personId, courseId) => void (await getCourse(db, personId, courseId)),
    findTitle: findCourseTitle,
    listCards,
    listPublicCards: (query) => readPublicCards(db, { ...query, now: clock.now() }),
    enroll,

    async filter(personId, filter) {
      const read = filter.recommend ? recommendCards : filterCards;
      return { items: await read(db, personId, filter, clock.now()) };
    },

    async get(personId, courseId, wantsEnrolment) {
      const course = await getCourse(db, personId, courseId);
      const before = await getCard(personId, courseId);
      if (wantsEnrolment && !before.is_enrolled) {
        if (before.upgrade || before.disabled) throw problem('upgrade_required');
        await db.transaction((tx) => enroll(tx, personId, courseId));
      }
      const card = wantsEnrolment ? await getCard(personId, courseId) : before;
      const subjects = await readSubjects(db, course);
      const completed = await store.readCompleted(db, personId, courseId);
      const detail = toCourseDetail(card, subjects, { completed, toAddresses: videos.toAddresses });
      const isClosed = card.upgrade || card.disabled;
      return {
        is_enrolled: card.is_enrolled,
        course: {
          ...detail,
          ...(card.is_enrolled && { spent_seconds: await deps.countSpentSeconds(db, personId, courseId) }),
          ...(isClosed && { included_in: await store.findPlansThatOpen(db, course) }),
        },
      };
    },

    async getState(tx, personId, courseId) {
      const course = await getCourse(tx, personId, courseId);
      if (!(await store.isEnrolled(tx, personId, courseId))) throw problem('not_enrolled');
      const { size } = await store.readCompleted(tx, personId, courseId);
      const { totalItems } = course;
      return { completedItems: size, totalItems, percent: toProgressPercent(size, totalItems) };
    },

    listShort: (personId, query) => readShortList(db, personId, { ...query, now: clock.now() }),
    listEnrolled: (personId) => readEnrolledCards(db, personId, clock.now()),

    async isInProgress(personId, courseId) {
      const card = await getCard(personId, courseId);
      return card.is_enrolled && !card.is_completed;
    },

    countLearnedSeconds: (personId) => store.countLearnedSeconds(db, personId),

    getItem: async (personId, courseId, itemId) =>
      getEnrolledItem(db, personId, await getCourse(db, personId, courseId), itemId),

    isEnrolled: (personId, courseId) => store.isEnrolled(db, personId, courseId),

    async openVideo(personId, courseId, itemId) {
      const course = await getCourse(db, personId, courseId);
      const item = await getEnrolledItem(db, personId, course, itemId);
      if (!item.body || !('video' in item.body)) throw problem('item_not_found');
      return {
        title: item.title,
        ...videos.toAddresses(courseId, itemId),
        transcript_html: item.body.video.transcript_html,
        position: await deps.findPosition(db, personId, { courseId, itemId }),
      };
    },

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

    async mark(personId, { event_id: courseId, item_id: itemId, subject_id, object_type }) {
      return db.transaction(async (tx) => {
        await holdPerson(tx, personId);
        const course = await getCourse(tx, personId, courseId);
        const item = await getEnrolledItem(tx, personId, course, itemId);
        const isElsewhere = subject_id !== undefined && subject_id !== item.subjectKey;
        const isOther = object_type !== undefined && object_type !== item.objectType;
        if (isElsewhere || isOther) throw problem('item_not_found');
        const isEarned = EARNED.includes(item.objectType);
        const isKnown = (await store.readCompleted(tx, personId, courseId)).has(itemId);
        if (isEarned && !isKnown)
          throw problem('forbidden', { message: `Pass the ${item.objectType} to complete this item.` });
        if (!isKnown)
          await events.publish(tx, 'item.marked', { personId, courseId, itemId, at: clock.now() });
        // What is earned stays whose it was: a mark makes nobody's pass the caller's own.
        const state = await completion.complete(tx, personId, course, isEarned ? [] : [itemId]);
        const completed =
          isAllDone(state.completedItems, state.totalItems) &&
          (await store.isLastCompleted(tx, personId, courseId, itemId));
        const stage = await findFeedbackStage(tx, { personId, courseId, ...state });
        const badge = await deps.findAwardOfItem(tx, personId, {
          completes: completed ? courseId : undefined,
          labId: item.objectType === 'lab' ? (item.targetId ?? undefined) : undefined,
        });
        return {
          feedback: stage?.isOpen ?? false,
          completed,
          ...(badge === undefined ? {} : { badge }),
          completed_items: state.completedItems,
          total_items: state.totalItems,
          progress: state.percent,
        };
      });
    },
  };
}
