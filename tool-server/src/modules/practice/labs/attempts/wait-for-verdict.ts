import { type PersonId, problem, type SubmissionId } from '@drawbridge/contracts';
import type { Database } from '../../../../platform/db/database.ts';
import type { Grading } from '../grading/grading.ts';
import * as store from '../labs.store.ts';

/** Calls of one person that wait for a verdict at the same time; more are answered at once, with the state as it is. */
const WAITING_PER_PERSON = 4;
const VERDICT_WAIT_MS = 4_000;
/** How often the row is read meanwhile: this process is not notified of another server's verdict. */
const LOOK_MS = 1_000;

interface WaitDeps {
  db: Database['db'];
  grading: Pick<Grading, 'waitFor' | 'fill'>;
  wakeGrading(): void;
  verdictWaitMs?: number | undefined;
}

async function getSubmission(
  { db }: WaitDeps,
  personId: PersonId,
  submissionId: SubmissionId,
): Promise<store.SubmissionRow> {
  const row = await store.findSubmission(db, personId, submissionId);
  if (!row) throw problem('attempt_not_found');
  return row;
}

async function lookForVerdict(
  deps: WaitDeps,
  personId: PersonId,
  submissionId: SubmissionId,
): Promise<store.SubmissionRow> {
  const { grading, wakeGrading, verdictWaitMs = VERDICT_WAIT_MS } = deps;
  for (let waitedMs = 0; waitedMs < verdictWaitMs; waitedMs += LOOK_MS) {
    const verdict = grading.waitFor(submissionId, LOOK_MS);
    // Read again: the verdict may have been stored before we began to wait, or by another server.
    const row = await getSubmission(deps, personId, submissionId);
    if (row.state === 'graded') return row;
    if (!grading.fill()) wakeGrading();
    await verdict;
  }
  return getSubmission(deps, personId, submissionId);
}

/** The submission once it is graded, or as it is when the time to wait is over. Throws `attempt_not_found`. */
export type WaitForVerdict = (personId: PersonId, submissionId: SubmissionId) => Promise<store.SubmissionRow>;

export function createWaitForVerdict(deps: WaitDeps): WaitForVerdict {
  /** How many calls of a person wait for a verdict in this process. */
  const waiting = new Map<PersonId, number>();
  return async (personId, submissionId) => {
    const others = waiting.get(personId) ?? 0;
    if (others >= WAITING_PER_PERSON) return getSubmission(deps, personId, submissionId);
    waiting.set(personId, others + 1);
    try {
      return await lookForVerdict(deps, personId, submissionId);
    } finally {
      const left = (waiting.get(personId) ?? 1) - 1;
      if (left > 0) waiting.set(personId, left);
      else waiting.delete(personId);
    }
  };
}
