import type { Catalogue, Course, Item } from '@drawbridge/content';
import {
  type CourseCard,
  type CourseDetail,
  type CourseId,
  type ItemId,
  type PersonId,
  problem,
} from '@drawbridge/contracts';
import type { EventBus, NamedItem } from '../../events.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { type CourseFilter, matchesFilter } from './course-filter.ts';
import { toCourseCard, toCourseDetail, toCourseState } from './course-serializer.ts';
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
  filter(personId: PersonId, filter: CourseFilter): Promise<{ items: CourseCard[] }>;
  get(
    personId: PersonId,
    courseId: CourseId,
    enroll: boolean,
  ): Promise<{ is_enrolled: boolean; course: CourseDetail }>;
  listEnrolled(personId: PersonId): Promise<CourseCard[]>;
  isInProgress(personId: PersonId, courseId: CourseId): Promise<boolean>;
  /** An item of a course the learner is enrolled in; throws `not_enrolled`, `item_not_found`. */
  getItem(personId: PersonId, courseId: CourseId, itemId: ItemId): Promise<Item>;
  /** Marks an article or a download; a quiz or lab is marked by its own pass only. @see PLAYER-15..PLAYER-18 */
  mark(personId: PersonId, courseId: CourseId, itemId: ItemId): Promise<MarkResult>;
  enroll(tx: Tx, personId: PersonId, courseId: CourseId): Promise<void>;
}

export interface CourseDeps {
  database: Database;
  catalogue: Catalogue;
  events: EventBus;
  clock: Clock;
}

export function createCourseService(deps: CourseDeps): CourseService {
  const { catalogue, events, clock } = deps;
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
    const at = clock.now();
    const isNew = await store.insertEnrolment(tx, personId, getCourse(courseId).id, at);
    if (isNew) await events.publish(tx, 'course.enrolled', { personId, courseId, at });
  }

  events.on('account.confirmed', async (tx, { personId }) => {
    const starter = findStarterCourse(catalogue);
    if (starter) await enroll(tx, personId, starter);
  });

  /** Records a completed item and what follows from it, once. */
  async function complete(tx: Tx, personId: PersonId, course: Course, itemId: ItemId): Promise<MarkResult> {
    const at = clock.now();
    const isNew = await store.insertCompletion(tx, personId, course.id, itemId, at);
    const record = await store.readLearnerRecord(tx, personId);
    const state = toCourseState(course, record.completed.get(course.id));
    const completed = isNew && state.percent === 100;
    if (completed) await store.setCourseCompleted(tx, personId, course.id, at);
    if (isNew)
      await events.publish(tx, 'course.progressed', {
        personId,
        courseId: course.id,
        percent: state.percent,
        completed: state.percent === 100,
        at,
      });
    return {
      feedback: false,
      completed,
      completed_items: state.completedItems,
      total_items: state.totalItems,
      progress: state.percent,
    };
  }

  /** Marks an item in the transaction of the pass that earned it, where the learner is enrolled. @see PLAYER-16 */
  async function completePassed(
    tx: Tx,
    personId: PersonId,
    { courseId, itemId }: NamedItem,
    holdsWhatWasPassed: (item: Item) => boolean,
  ): Promise<void> {
    const course = courseById.get(courseId);
    const item = course?.subjects.flatMap(({ items }) => items).find(({ key }) => key === itemId);
    if (!course || !item || !holdsWhatWasPassed(item)) return;
    const record = await store.readLearnerRecord(tx, personId);
    if (record.enrolled.has(courseId)) await complete(tx, personId, course, itemId);
  }

  events.on('lab.graded', async (tx, { personId, labId, passed, item }) => {
    if (passed && item)
      await completePassed(tx, personId, item, (held) => held.object_type === 'lab' && held.lab_id === labId);
  });
  events.on('quiz.passed', async (tx, { personId, quizId, item }) => {
    if (item)
      await completePassed(
        tx,
        personId,
        item,
        (held) => held.object_type === 'quiz' && held.quiz_id === quizId,
      );
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

    async getItem(personId, courseId, itemId) {
      const course = getCourse(courseId);
      const record = await store.readLearnerRecord(db, personId);
      if (!record.enrolled.has(courseId)) throw problem('not_enrolled');
      return findItem(course, itemId);
    },

    async mark(personId, courseId, itemId) {
      const course = getCourse(courseId);
      const item = findItem(course, itemId);
      return db.transaction(async (tx) => {
        const record = await store.readLearnerRecord(tx, personId);
        if (!record.enrolled.has(courseId)) throw problem('not_enrolled');
        const isEarned = item.object_type === 'quiz' || item.object_type === 'lab';
        if (isEarned && !record.completed.get(courseId)?.has(itemId))
          throw problem('forbidden', { message: `Pass the ${item.object_type} to complete this item.` });
        return complete(tx, personId, course, itemId);
      });
    },
  };
}
