import type { LoadedLab } from '@drawbridge/labs/grade';
import type { Log } from '../../../../platform/log/log.ts';
import * as store from '../labs.store.ts';
import { toGivenUp } from './given-up.ts';
import { type RecordDeps, recordResult } from './record-result.ts';
import type { VerdictWaits } from './verdict-waits.ts';

/**
 * How long a submission waits after each run without a verdict, which is our fault: a busy machine gets time, and the
 * next run another process. After the last one it is given up: it must not block its learner's queue forever. Only runs
 * that a server saw fail count, in `faults`.
 */
const RETRY_MS = [2_000, 15_000, 60_000, 300_000];

export interface RetryDeps extends RecordDeps {
  log: Log;
  known: ReadonlyMap<string, LoadedLab>;
  waits: Pick<VerdictWaits, 'wake'>;
}

/** Ends a submission without a verdict. */
export async function giveUpGrading(deps: RetryDeps, claimed: store.SubmissionRow): Promise<void> {
  const { db, clock, log, known, waits } = deps;
  const attempt = await store.findAttemptById(db, claimed.attemptId);
  const result = toGivenUp(claimed, attempt, known.get(attempt.labId), clock.now());
  await recordResult(deps, claimed, attempt.labId, result);
  log.error(
    { submission: claimed.id, lab: attempt.labId, tries: claimed.tries },
    'a submission was given up',
  );
  waits.wake(claimed.id);
}

/** After a run without a verdict, or whose result was not stored. */
export async function retryGrading(deps: RetryDeps, claimed: store.SubmissionRow): Promise<void> {
  const { db, clock, log } = deps;
  try {
    const waitMs = RETRY_MS[claimed.faults];
    if (waitMs === undefined) return await giveUpGrading(deps, claimed);
    await store.requeue(db, claimed, new Date(clock.now().getTime() + waitMs));
  } catch (error) {
    // The row stays claimed and is taken again when the claim expires: nothing is lost.
    log.error({ err: error, submission: claimed.id }, 'a failed grading was not recorded');
  }
}
