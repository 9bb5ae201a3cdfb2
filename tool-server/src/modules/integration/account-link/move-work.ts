import type { PersonId } from '@drawbridge/contracts';
import type { Tx } from '../../../platform/db/database.ts';
import type { CourseService } from '../../learning/courses/index.ts';
import type { QuizModule } from '../../learning/quiz/index.ts';
import type { WishlistModule } from '../../learning/wishlist/index.ts';
import type { LabWork } from '../../practice/labs/index.ts';
import type { LentPoints } from '../../practice/passes/index.ts';
import { copyDays } from '../../recognition/activity/index.ts';
import type { Reached } from '../lti/index.ts';

/** What a link lends, and what goes back when it ends. */
export interface MoveWork {
  /**
   * Attempts at labs and quizzes move, progress in courses, points and favorites are lent, and what the account reached
   * counts in the gradebooks of the learner, as far as it counts for nobody else there.
   */
  lend(tx: Tx, link: Link): Promise<void>;
  /** False while more submissions of both wait than one person may have waiting. */
  fitsQueue(tx: Tx, learnerId: PersonId, accountId: PersonId): Promise<boolean>;
  /** Everything that came from the learner goes back. Grades that were delivered stay: the work was done for them. */
  giveBack(tx: Tx, link: Omit<Link, 'platformId'>): Promise<void>;
  /** Labs opened and courses begun. */
  count(tx: Tx, personId: PersonId): Promise<{ labs: number; courses: number }>;
}

interface Link {
  learnerId: PersonId;
  accountId: PersonId;
  platformId: string;
}

export function createMoveWork(deps: {
  labWork: LabWork;
  courses: Pick<CourseService, 'lent' | 'readProgress'>;
  /** Attempts on the courses' own quizzes, and on those made from their texts. */
  quizzes: readonly QuizModule['attempts'][];
  wishes: Pick<WishlistModule, 'copyWishes'>;
  points: LentPoints;
  grades: { recordReached(tx: Tx, link: Link, reached: Reached): Promise<void> };
}): MoveWork {
  const { labWork, courses, quizzes, wishes, points, grades } = deps;

  async function readReached(tx: Tx, accountId: PersonId): Promise<Reached> {
    const inCourses = await courses.readProgress(tx, accountId);
    return {
      attempts: await labWork.readGraded(tx, accountId),
      courseIds: inCourses.map(({ courseId }) => courseId),
    };
  }

  return {
    async lend(tx, link) {
      const { learnerId, accountId } = link;
      await wishes.copyWishes(tx, learnerId, accountId);
      await copyDays(tx, learnerId, accountId);
      // Before the labs move: the account's own.
      const reached = await readReached(tx, accountId);
      await courses.lent.lend(tx, link);
      for (const attempts of quizzes) await attempts.move(tx, learnerId, accountId);
      await labWork.lend(tx, learnerId, accountId);
      await courses.lent.countLent(tx, accountId);
      await points.lend(tx, link);
      await grades.recordReached(tx, link, reached);
    },
    fitsQueue: labWork.fitsQueue,
    async giveBack(tx, link) {
      const { learnerId, accountId } = link;
      for (const attempts of quizzes) await attempts.moveBack(tx, accountId, learnerId);
      await labWork.moveBack(tx, accountId, learnerId);
      await courses.lent.giveBack(tx, link);
      await points.giveBack(tx, link);
    },
    async count(tx, personId) {
      const opened = await labWork.countOpened(tx, personId);
      return { labs: opened, courses: (await courses.readProgress(tx, personId)).length };
    },
  };
}
