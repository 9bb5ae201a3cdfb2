import type { CourseId, LabId } from '@drawbridge/contracts';
import type { Tx } from '../../../../platform/db/database.ts';
import { creditAttempts, creditCourse, type LinkedLearner } from './credited.ts';
import { recordResult } from './results.ts';

/** What somebody reached in attempts and courses. */
export interface Reached {
  attempts: readonly { id: string; labId: LabId; percent: number; passed: boolean }[];
  courseIds: readonly CourseId[];
}

/** Records what an account reached for the gradebooks of a learner, as far as nobody else of the platform was credited. */
export async function recordReached(
  tx: Tx,
  linked: LinkedLearner,
  { attempts, courseIds }: Reached,
  at: Date,
): Promise<void> {
  const { learnerId } = linked;
  const credited = await creditAttempts(
    tx,
    linked,
    attempts.map(({ id }) => id),
    at,
  );
  for (const { labId, percent, passed } of attempts.filter(({ id }) => credited.has(id)))
    await recordResult(tx, learnerId, {
      kind: 'lab',
      itemId: labId,
      score: percent,
      completed: passed,
      at,
    });
  for (const courseId of courseIds) {
    const { percent, completed } = await creditCourse(tx, linked, courseId, at);
    if (percent > 0)
      await recordResult(tx, learnerId, { kind: 'course', itemId: courseId, score: percent, completed, at });
  }
}
