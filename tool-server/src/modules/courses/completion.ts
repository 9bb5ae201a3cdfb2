import type { Catalogue, Course, Item } from '@drawbridge/content';
import type { CourseId, ItemId, LabId, PersonId } from '@drawbridge/contracts';
import type { EventBus, NamedItem } from '../../events.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { type CourseState, toCourseState } from './course-serializer.ts';
import * as store from './courses.store.ts';

export interface Completed extends CourseState {
  /** This was what completed the course. */
  completed: boolean;
}

/** Each of these is called in the transaction of the fact, by a caller that holds the learner's lock. */
export interface Completion {
  /** Records items as complete and what follows from it, once. */
  complete(tx: Tx, personId: PersonId, course: Course, itemIds: readonly ItemId[]): Promise<Completed>;
  /** Completes the items of a course whose labs the learner has passed. */
  completePassedLabs(tx: Tx, personId: PersonId, courseId: CourseId): Promise<void>;
}

/** Every item of the catalogue that is a lab. */
export function listLabItems({ courses }: Catalogue): store.LabItemPlace[] {
  return courses.flatMap(({ id, subjects }) =>
    subjects
      .flatMap(({ items }) => items)
      .flatMap((item) =>
        item.object_type === 'lab' ? [{ courseId: id, itemId: item.key, labId: item.lab_id }] : [],
      ),
  );
}

/** What a pass or a mark changes in the learner's courses. @see PLAYER-15..PLAYER-18 */
export function createCompletion(deps: { catalogue: Catalogue; events: EventBus; clock: Clock }): Completion {
  const { catalogue, events, clock } = deps;
  const courseById = new Map<string, Course>(catalogue.courses.map((course) => [course.id, course]));
  const labItems = listLabItems(catalogue);

  const complete: Completion['complete'] = async (tx, personId, course, itemIds) => {
    const at = clock.now();
    const isNew = (await store.insertCompletions(tx, personId, course.id, itemIds, at)) > 0;
    const record = await store.readLearnerRecord(tx, personId);
    const state = toCourseState(course, record.completed.get(course.id));
    const isComplete = state.percent === 100;
    if (!isNew) return { ...state, completed: false };
    if (isComplete) await store.setCourseCompleted(tx, personId, course.id, at);
    await events.publish(tx, 'course.progressed', {
      personId,
      courseId: course.id,
      percent: state.percent,
      completed: isComplete,
      at,
    });
    return { ...state, completed: isComplete };
  };

  async function completeLab(tx: Tx, personId: PersonId, labId: LabId): Promise<void> {
    const places = labItems.filter((place) => place.labId === labId);
    if (places.length === 0) return;
    await store.lockLearner(tx, personId);
    const { enrolled } = await store.readLearnerRecord(tx, personId);
    for (const course of catalogue.courses) {
      const itemIds = places.flatMap(({ courseId, itemId }) => (courseId === course.id ? [itemId] : []));
      if (itemIds.length > 0 && enrolled.has(course.id)) await complete(tx, personId, course, itemIds);
    }
  }

  async function completeQuiz(
    tx: Tx,
    personId: PersonId,
    { courseId, itemId }: NamedItem,
    isPassed: (item: Item) => boolean,
  ): Promise<void> {
    const course = courseById.get(courseId);
    const item = course?.subjects.flatMap(({ items }) => items).find(({ key }) => key === itemId);
    if (!course || !item || !isPassed(item)) return;
    await store.lockLearner(tx, personId);
    const { enrolled } = await store.readLearnerRecord(tx, personId);
    if (enrolled.has(courseId)) await complete(tx, personId, course, [itemId]);
  }

  // A pass is one fact, wherever the lab was opened from: each item of the learner that is this lab is complete.
  events.on('lab.graded', async (tx, { personId, labId, passed }) => {
    if (passed) await completeLab(tx, personId, labId);
  });
  events.on('quiz.passed', async (tx, { personId, quizId, item }) => {
    if (item)
      await completeQuiz(
        tx,
        personId,
        item,
        (held) => held.object_type === 'quiz' && held.quiz_id === quizId,
      );
  });

  return {
    complete,
    async completePassedLabs(tx, personId, courseId) {
      const course = courseById.get(courseId);
      const places = labItems.filter((place) => place.courseId === courseId);
      const passed = await store.readPassedLabs(
        tx,
        personId,
        places.map(({ labId }) => labId),
      );
      const itemIds = places.flatMap(({ itemId, labId }) => (passed.has(labId) ? [itemId] : []));
      if (course && itemIds.length > 0) await complete(tx, personId, course, itemIds);
    },
  };
}
