import type { CourseId, ItemId, LabId, PersonId } from '@drawbridge/contracts';
import { isAllDone, toProgressPercent } from '@drawbridge/contracts/rules';
import type { EventBus, NamedItem } from '../../../events.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { findCourse, findItem, type OpenedItem, type StoredCourse } from '../../kernel/catalogue/index.ts';
import { holdPerson } from '../../kernel/people/index.ts';
import * as store from './courses.store.ts';

export interface CourseState {
  completedItems: number;
  totalItems: number;
  percent: number;
}

type CountedCourse = Pick<StoredCourse, 'id' | 'type' | 'totalItems'>;

/** Each of these is called in the transaction of the fact, by a caller that holds the learner's lock. */
export interface Completion {
  /** Records items as complete and what follows from it, once. */
  complete(
    tx: Tx,
    personId: PersonId,
    course: CountedCourse,
    itemIds: readonly ItemId[],
    /** The linked learner whose work it is; undefined: the person's own. */
    lentBy?: PersonId,
  ): Promise<CourseState>;
  /** Completes the items of a course whose labs the learner has passed. */
  completePassedLabs(tx: Tx, personId: PersonId, courseId: CourseId): Promise<void>;
}

/** What a pass or a mark changes in the learner's courses. @see PLAYER-15..PLAYER-18 */
export function createCompletion(deps: { events: EventBus; clock: Clock }): Completion {
  const { events, clock } = deps;

  const complete: Completion['complete'] = async (tx, personId, course, itemIds, lentBy) => {
    const at = clock.now();
    const added = await store.insertCompletions(tx, personId, course.id, { itemIds, at, lentBy });
    // Only items the course still has count: a withdrawn one does not push progress past its end.
    const { size } = await store.readCompleted(tx, personId, course.id);
    const percent = toProgressPercent(size, course.totalItems);
    const state = { completedItems: size, totalItems: course.totalItems, percent };
    const isComplete = isAllDone(size, course.totalItems);
    if (added.length === 0) return state;
    if (isComplete) await store.setCourseCompleted(tx, personId, course.id, { itemIds: added, at });
    // The pass of a challenge is told by the lab.
    if (course.type !== 'challenge' && course.type !== 'playground')
      await events.publish(tx, 'course.progressed', {
        personId,
        courseId: course.id,
        percent,
        completed: isComplete,
        at,
      });
    return state;
  };

  async function completeLab(tx: Tx, personId: PersonId, labId: LabId, lentBy?: PersonId): Promise<void> {
    await holdPerson(tx, personId);
    const items = await store.findLabItems(tx, personId, labId);
    for (const [courseId, inCourse] of Map.groupBy(items, (item) => item.courseId)) {
      const course = await findCourse(tx, courseId, personId);
      if (course)
        await complete(
          tx,
          personId,
          course,
          inCourse.map(({ itemId }) => itemId),
          lentBy,
        );
    }
  }

  async function completeNamed(
    tx: Tx,
    personId: PersonId,
    { courseId, itemId }: NamedItem,
    isPassed: (item: OpenedItem) => boolean,
  ): Promise<void> {
    const item = await findItem(tx, courseId, itemId);
    if (!item || !isPassed(item)) return;
    await holdPerson(tx, personId);
    const course = await findCourse(tx, courseId, personId);
    if (course && (await store.isEnrolled(tx, personId, courseId)))
      await complete(tx, personId, course, [itemId]);
  }

  // A pass is one fact, wherever the lab was opened from: each item of the learner that is this lab is complete.
  events.on('lab.graded', 'react', async (tx, { personId, labId, passed, lentBy }) => {
    if (passed) await completeLab(tx, personId, labId, lentBy);
  });
  events.on('quiz.passed', 'react', async (tx, { personId, quizId, item }) => {
    if (item)
      await completeNamed(
        tx,
        personId,
        item,
        (held) => held.objectType === 'quiz' && held.targetId === quizId,
      );
  });

  events.on('aiquiz.passed', 'react', (tx, { personId, item }) =>
    completeNamed(tx, personId, item, ({ objectType }) => objectType === 'aiquiz'),
  );

  return {
    complete,
    async completePassedLabs(tx, personId, courseId) {
      const items = await store.findPassedItems(tx, personId, courseId);
      const course = items.length > 0 && (await findCourse(tx, courseId, personId));
      if (!course) return;
      for (const [lentBy, ofOne] of Map.groupBy(items, (item) => item.lentBy))
        await complete(
          tx,
          personId,
          course,
          ofOne.map(({ itemId }) => itemId),
          lentBy ?? undefined,
        );
    },
  };
}
