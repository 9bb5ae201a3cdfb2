import { asId } from '@drawbridge/contracts';
import type { LabResult } from '@drawbridge/contracts/practice';
import type { EventBus } from '../../../../events.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/db/database.ts';
import { holdPerson } from '../../../kernel/people/index.ts';
import { readUsedHelp } from '../lab-help.store.ts';
import { toPoints, toReached, toStoredScore } from '../lab-points.rule.ts';
import * as store from '../labs.store.ts';

export interface RecordDeps {
  db: Database['db'];
  events: EventBus;
  clock: Clock;
}

/** Stores a result with the score of its attempt, and tells others, unless another server has stored one. */
export async function recordResult(
  { db, events, clock }: RecordDeps,
  claimed: store.SubmissionRow,
  labId: string,
  result: LabResult,
): Promise<void> {
  const passed = result.verdict === 'passed';
  await db.transaction(async (tx) => {
    const at = clock.now();
    if (!(await holdPerson(tx, asId(claimed.personId)))) return;
    if (!(await store.storeResult(tx, claimed, result, at))) return;
    // Given up: it is no score of the learner's and is not sent to a gradebook.
    if (result.verdict === 'infra') return;
    const used = await readUsedHelp(tx, asId(claimed.personId), asId(labId));
    const score = toPoints(result.score, used);
    const stored = toStoredScore(score, result.max);
    const attempt = await store.raiseScore(tx, claimed.attemptId, stored, passed);
    if (!attempt) return;
    const personId = asId<'person'>(attempt.personId);
    await events.publish(tx, 'lab.graded', {
      personId,
      labId: asId(labId),
      attemptId: asId(attempt.id),
      score,
      max: result.max,
      passed,
      reached: toReached(attempt, used),
      ...(attempt.movedFrom && { lentBy: asId<'person'>(attempt.movedFrom) }),
      at,
    });
  });
}
