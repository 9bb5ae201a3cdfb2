import type { PersonId } from '@drawbridge/contracts';
import type { Tx } from '../../platform/db/database.ts';
import { copyDays } from '../activity/index.ts';
import type { CourseService } from '../courses/index.ts';
import type { LabWork } from '../labs/index.ts';
import type { LearnerResult } from '../lti/index.ts';
import type { QuizModule } from '../quiz/index.ts';
import type { WishlistModule } from '../wishlist/index.ts';

/** What a link moves, and what goes back when it ends. */
export interface MoveWork {
  /**
   * Attempts at labs and quizzes move, progress in courses, days of activity and favorites are copied, and what the account reached counts
   * in the gradebooks of the learner.
   */
  move(tx: Tx, learnerId: PersonId, accountId: PersonId): Promise<void>;
  /** False while more submissions of both wait than one person may have waiting. */
  fitsQueue(tx: Tx, learnerId: PersonId, accountId: PersonId): Promise<boolean>;
  /** Attempts that came from the learner go back. Points, completed items and delivered grades stay. */
  moveBack(tx: Tx, accountId: PersonId, learnerId: PersonId): Promise<void>;
  /** Labs opened and courses begun. */
  count(tx: Tx, personId: PersonId): Promise<{ labs: number; courses: number }>;
}

export function createMoveWork(deps: {
  labWork: LabWork;
  courses: Pick<CourseService, 'copyProgress' | 'readProgress'>;
  /** Of the courses' own quizzes, and of those made from their texts. */
  quizzes: readonly QuizModule['attempts'][];
  wishes: Pick<WishlistModule, 'copyWishes'>;
  grades: { recordResults(tx: Tx, learnerId: PersonId, results: readonly LearnerResult[]): Promise<void> };
}): MoveWork {
  const { labWork, courses, quizzes, wishes, grades } = deps;

  async function readResults(tx: Tx, personId: PersonId): Promise<LearnerResult[]> {
    const inLabs = await labWork.results(tx, personId);
    const inCourses = await courses.readProgress(tx, personId);
    return [
      ...inLabs.map(({ labId, percent, passed }) => ({
        kind: 'lab' as const,
        itemId: labId,
        score: percent,
        completed: passed,
      })),
      ...inCourses
        .filter(({ percent }) => percent > 0)
        .map(({ courseId, percent, completed }) => ({
          kind: 'course' as const,
          itemId: courseId,
          score: percent,
          completed,
        })),
    ];
  }

  return {
    async move(tx, learnerId, accountId) {
      await wishes.copyWishes(tx, learnerId, accountId);
      await copyDays(tx, learnerId, accountId);
      // Before the labs: a pass that moves then completes its item.
      await courses.copyProgress(tx, learnerId, accountId);
      for (const attempts of quizzes) await attempts.move(tx, learnerId, accountId);
      await labWork.move(tx, learnerId, accountId);
      await grades.recordResults(tx, learnerId, await readResults(tx, accountId));
    },
    fitsQueue: labWork.fitsQueue,
    async moveBack(tx, accountId, learnerId) {
      for (const attempts of quizzes) await attempts.moveBack(tx, accountId, learnerId);
      await labWork.moveBack(tx, accountId, learnerId);
    },
    async count(tx, personId) {
      const opened = await labWork.countOpened(tx, personId);
      return { labs: opened, courses: (await courses.readProgress(tx, personId)).length };
    },
  };
}
