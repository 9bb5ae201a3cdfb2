import { type AttemptId, asId, type PersonId, problem } from '@drawbridge/contracts';
import type { LabAttempt } from '@drawbridge/contracts/practice';
import type { Limits } from '../../../../platform/limits/limits.ts';
import { checkMayOpen } from '../../../kernel/grants/index.ts';
import { lockPerson } from '../../../kernel/people/index.ts';
import { checkLabLimit, RESETS_USED, resetsOf } from '../labs.limits.ts';
import * as store from '../labs.store.ts';
import { ensureAttempt } from './open-attempt.ts';
import { type ShownDeps, toShownAttempt } from './shown-attempt.ts';

export async function resetLab(
  deps: ShownDeps & { limits: Pick<Limits, 'count'> },
  personId: PersonId,
  attemptId: AttemptId,
): Promise<{ attempt: LabAttempt }> {
  const { db, clock, limits } = deps;
  const attempt = await store.findAttempt(db, personId, attemptId);
  if (!attempt) throw problem('attempt_not_found');
  const labId = asId<'lab'>(attempt.labId);
  await checkMayOpen(db, personId, { kind: 'lab', id: labId }, clock.now());
  const row = await db.transaction(async (tx) => {
    await lockPerson(tx, personId);
    // A repeat closes nothing and opens nothing.
    if (await store.closeAttempt(tx, attempt.id, clock.now()))
      await checkLabLimit(tx, limits, { limit: resetsOf(personId, labId), message: RESETS_USED });
    return (await ensureAttempt(tx, deps, { personId, labId })).row;
  });
  return { attempt: await toShownAttempt(deps, row) };
}
