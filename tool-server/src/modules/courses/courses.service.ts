import type { Catalogue, Course, Item } from '@drawbridge/content';
import {
  asId,
  type CourseCard,
  type CourseDetail,
  type CourseId,
  type ItemId,
  type PersonId,
  problem,
} from '@drawbridge/contracts';
import type { EventBus } from '../../events.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import type { Completion } from './completion.ts';
import { type CourseFilter, matchesFilter } from './course-filter.ts';
import { toCourseCard, toCourseDetail, toCourseState, toLearnedSeconds } from './course-serializer.ts';
import * as store from './courses.store.ts';
import { findStarterCourse } from './starter-course.ts';

export interface MarkResult {
  feedback: boolean;
  completed: boolean;
  completed_items: number;
  total_items: number;
  progress: number;
}

export interface CourseService {
  /** Throws `course_not_found`. */
  checkExists(courseId: CourseId): void;
  /** Cards of the courses named, in that order; unknown ids are left out. */
  listCards(personId: PersonId, courseIds: readonly string[]): Promise<CourseCard[]>;
  /** Cards of the whole catalogue as anybody may see them: without progress. */
  listPublicCards(): CourseCard[];
  filter(personId: PersonId, filter: CourseFilter): Promise<{ items: CourseCard[] }>;
  get(
    personId: PersonId,
    courseId: CourseId,
    enroll: boolean,
  ): Promise<{ is_enrolled: boolean; course: CourseDetail }>;
  listEnrolled(personId: PersonId): Promise<CourseCard[]>;
  isInProgress(personId: PersonId, courseId: CourseId): Promise<boolean>;
  /** How long a person has learned: what they completed, at its planned length. @see DATA-15 */
  countLearnedSeconds(personId: PersonId): Promise<number>;
  /** An item of a course the learner is enrolled in; throws `not_enrolled`, `item_not_found`. */
  getItem(personId: PersonId, courseId: CourseId, itemId: ItemId): Promise<Item>;
  /** Marks an article or a download; a quiz or lab is marked by its own pass only. @see PLAYER-15..PLAYER-18 */
  mark(personId: PersonId, courseId: CourseId, itemId: ItemId): Promise<MarkResult>;
  /** Labs that the learner has passed already are complete from the start. */
  enroll(tx: Tx, personId: PersonId, courseId: CourseId): Promise<void>;
  /** Enrolls a person in the courses of another, and completes what the other completed. */
  copyProgress(tx: Tx, from: PersonId, to: PersonId): Promise<void>;
  /** Every course that a person is enrolled in, and how much of it is complete. */
  readProgress(tx: Tx, personId: PersonId): Promise<CourseProgress[]>;
}

export interface CourseProgress {
  courseId: CourseId;
  percent: number;
  completed: boolean;
}

export interface CourseDeps {
  database: Database;
  catalogue: Catalogue;
  events: EventBus;
  clock: Clock;
  completion: Completion;
}

export function createCourseService(deps: CourseDeps): CourseService {
  const { catalogue, events, clock, completion } = deps;
  const { db } = deps.database;
  const courseById = new Map<string, Course>(catalogue.courses.map((course) => [course.id, course]));

  function getCourse(courseId: CourseId): Course {
    const course = courseById.get(courseId);
    if (!course) throw problem('course_not_found');
    return course;
  }

  function findItem(course: Course, itemId: ItemId): Item {
    const item = course.subjects.flatMap(({ items }) => items).find(({ key }) => key === itemId);
    if (!item) throw problem('item_not_found');
    return item;
  }

  async function enroll(tx: Tx, personId: PersonId, courseId: CourseId): Promise<void> {
    const { id } = getCourse(courseId);
    const at = clock.now();
    await store.lockLearner(tx, personId);
    if (!(await store.insertEnrolment(tx, personId, id, at))) return;
    await events.publish(tx, 'course.enrolled', { personId, courseId, at });
    await completion.completePassedLabs(tx, personId, courseId);
  }

  events.on('account.confirmed', async (tx, { personId }) => {
    const starter = findStarterCourse(catalogue);
    if (starter) await enroll(tx, personId, starter);
  });

  async function listCards(personId: PersonId, courseIds: readonly string[]): Promise<CourseCard[]> {
    const record = await store.readLearnerRecord(db, personId);
    return courseIds.flatMap((id) => {
      const course = courseById.get(id);
      return course ? [toCourseCard(course, record, clock.now())] : [];
    });
  }

  return {
    checkExists: (courseId) => void getCourse(courseId),
    listCards,
    listPublicCards: () =>
      catalogue.courses.map((course) => toCourseCard(course, store.NO_RECORD, clock.now())),
    enroll,

    async filter(personId, filter) {
      const cards = await listCards(
        personId,
        catalogue.courses.map(({ id }) => id),
      );
      const matching = cards.filter((card) => matchesFilter(card, filter));
      const start = (filter.page - 1) * filter.per_page;
      return { items: matching.slice(start, start + filter.per_page) };
    },

    async get(personId, courseId, wantsEnrolment) {
      const course = getCourse(courseId);
      if (wantsEnrolment) await db.transaction((tx) => enroll(tx, personId, courseId));
      const record = await store.readLearnerRecord(db, personId);
      return {
        is_enrolled: record.enrolled.has(courseId),
        course: toCourseDetail(course, record, clock.now()),
      };
    },

    async listEnrolled(personId) {
      const record = await store.readLearnerRecord(db, personId);
      const newestFirst = [...record.enrolled].sort(
        ([, a], [, b]) => b.enrolledAt.getTime() - a.enrolledAt.getTime(),
      );
      return newestFirst.flatMap(([id]) => {
        const course = courseById.get(id);
        return course ? [toCourseCard(course, record, clock.now())] : [];
      });
    },

    async isInProgress(personId, courseId) {
      const [card] = await listCards(personId, [getCourse(courseId).id]);
      return card !== undefined && card.is_enrolled && !card.is_completed;
    },

    async countLearnedSeconds(personId) {
      const { completed } = await store.readLearnerRecord(db, personId);
      return catalogue.courses.reduce(
        (sum, course) => sum + toLearnedSeconds(course, completed.get(course.id)),
        0,
      );
    },

    async getItem(personId, courseId, itemId) {
      const course = getCourse(courseId);
      const record = await store.readLearnerRecord(db, personId);
      if (!record.enrolled.has(courseId)) throw problem('not_enrolled');
      return findItem(course, itemId);
    },

    async copyProgress(tx, from, to) {
      const { enrolled, completed } = await store.readLearnerRecord(tx, from);
      for (const course of catalogue.courses) {
        if (!enrolled.has(course.id)) continue;
        await enroll(tx, to, course.id);
        const items = [...(completed.get(course.id) ?? [])].map((id) => asId<'item'>(id));
        await completion.complete(tx, to, course, items);
      }
    },

    async readProgress(tx, personId) {
      const { enrolled, completed } = await store.readLearnerRecord(tx, personId);
      return catalogue.courses.flatMap((course) => {
        if (!enrolled.has(course.id)) return [];
        const { percent } = toCourseState(course, completed.get(course.id));
        return [{ courseId: course.id, percent, completed: percent === 100 }];
      });
    },

    async mark(personId, courseId, itemId) {
      const course = getCourse(courseId);
      const item = findItem(course, itemId);
      return db.transaction(async (tx) => {
        await store.lockLearner(tx, personId);
        const record = await store.readLearnerRecord(tx, personId);
        if (!record.enrolled.has(courseId)) throw problem('not_enrolled');
        const isEarned = item.object_type === 'quiz' || item.object_type === 'lab';
        if (isEarned && !record.completed.get(courseId)?.has(itemId))
          throw problem('forbidden', { message: `Pass the ${item.object_type} to complete this item.` });
        const { completed, ...state } = await completion.complete(tx, personId, course, [itemId]);
        return {
          feedback: false,
          completed,
          completed_items: state.completedItems,
          total_items: state.totalItems,
          progress: state.percent,
        };
      });
    },
  };
}
