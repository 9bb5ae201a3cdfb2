import { asId, type PersonId } from '@drawbridge/contracts';
import type { LabAttempt, LabLesson, LabSubmission } from '@drawbridge/contracts/practice';
import { toSubmissionHash } from '@drawbridge/labs/grade';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database, DbOrTx } from '../../../../platform/db/database.ts';
import type { KnownLabs } from '../known-labs.ts';
import type { LabHelpService } from '../lab-help.service.ts';
import { toBest } from '../lab-points.rule.ts';
import * as store from '../labs.store.ts';
import { hasHiddenHints, TRIES_BEFORE_HINTS, toShownResult } from '../shown-result.ts';

const SHOWN_SUBMISSIONS = 10;

/** The lesson that explains a wrong fix of a lab; undefined where there is none for this person. */
export type FindExplaining = (
  db: DbOrTx,
  personId: PersonId,
  now: Date,
  /** The key of the item that the author of the lab names, and the course in which the lab was open. */
  trap: { labId: string; lesson: string | null; courseId: string | null },
) => Promise<LabLesson | undefined>;

export interface ShownDeps {
  db: Database['db'];
  labs: KnownLabs;
  clock: Clock;
  help: Pick<LabHelpService, 'of'>;
  findExplaining: FindExplaining;
}

/** Somebody who tries a second time has thought about it; the first hint of all would be a free answer. */
async function hasHints(
  { db, labs }: ShownDeps,
  { id, labId }: Pick<store.AttemptRow, 'id' | 'labId'>,
  rows: readonly store.ListedSubmission[],
): Promise<boolean> {
  if (!rows.some(({ result }) => result && hasHiddenHints(result))) return false;
  const starter = labs.find(labId)?.pack.files ?? [];
  return (await store.countFailedTries(db, id, starter)) >= TRIES_BEFORE_HINTS;
}

const toBestOf = ({ labs }: ShownDeps, { bestScore, labId }: store.AttemptRow) =>
  toBest(bestScore, labs.find(labId)?.pack.points ?? 0);

/** The lesson that explains the trap of a result. @see REC-21 */
async function toLesson(
  { db, clock, findExplaining }: ShownDeps,
  { personId, courseId, result }: store.ListedSubmission,
) {
  if (!result?.trap) return {};
  const { lab_id: labId, trap } = result;
  const lesson = await findExplaining(db, asId(personId), clock.now(), {
    labId,
    lesson: trap.lesson ?? null,
    courseId,
  });
  return lesson ? { lesson } : {};
}

async function toSubmission(
  deps: ShownDeps,
  row: store.ListedSubmission,
  withHints: boolean,
): Promise<LabSubmission> {
  const { result } = row;
  const feedback = (result && deps.labs.find(result.lab_id)?.lab.feedback) ?? 'each';
  return {
    submission_id: asId(row.id),
    attempt_id: asId(row.attemptId),
    state: row.state,
    queue_position: await store.readQueuePosition(deps.db, row, deps.clock.now()),
    ...(row.faults > 0 && row.state !== 'graded' ? { retried: true } : {}),
    submitted_at: row.submittedAt.toISOString(),
    ...(result ? { result: toShownResult(result, { feedback, withHints }) } : {}),
    ...(await toLesson(deps, row)),
  };
}

/** A submission with the score that the server counted: the page does not compute it. @see LAB-7 */
export async function toShownSubmission(deps: ShownDeps, row: store.SubmissionRow): Promise<LabSubmission> {
  if (row.state !== 'graded') return toSubmission(deps, row, false);
  const attempt = await store.findAttemptById(deps.db, row.attemptId);
  const withHints = await hasHints(deps, attempt, [row]);
  return { ...(await toSubmission(deps, row, withHints)), ...toBestOf(deps, attempt) };
}

/** An attempt as its learner sees it. */
export async function toShownAttempt(deps: ShownDeps, row: store.AttemptRow): Promise<LabAttempt> {
  const { db, help } = deps;
  const submissions = await store.readSubmissions(db, row.id, SHOWN_SUBMISSIONS);
  const withHints = await hasHints(deps, row, submissions);
  const judged = submissions[0]?.result?.submission_hash;
  return {
    attempt_id: asId(row.id),
    lab_id: row.labId,
    number: row.number,
    files: row.files,
    revision: row.revision,
    ...(row.savedAt ? { saved_at: row.savedAt.toISOString() } : {}),
    passed: row.passed,
    ...toBestOf(deps, row),
    opened_at: row.openedAt.toISOString(),
    ...(await help.of(db, row)),
    submissions: await Promise.all(
      submissions.map((submission) => toSubmission(deps, submission, withHints)),
    ),
    ...(judged !== undefined && { is_judged: judged === toSubmissionHash(row.files) }),
  };
}
