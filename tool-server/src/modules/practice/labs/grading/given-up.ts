import type { LabResult } from '@drawbridge/contracts/practice';
import { type LoadedLab, toSubmissionHash } from '@drawbridge/labs/grade';
import type { AttemptRow, SubmissionRow } from '../labs.store.ts';

/** What the learner reads instead of a verdict. */
const GIVEN_UP =
  'Grading was tried five times and came to no verdict. This is our fault, does not count, and has been reported to us. Your files are saved: submit again later.';

/** The result of a submission that is not tried again. It has no signature, for no grader judged it. */
export function toGivenUp(
  { id, files, log }: SubmissionRow,
  attempt: AttemptRow,
  lab: LoadedLab | undefined,
  at: Date,
): LabResult {
  return {
    grade_id: id,
    lab_id: attempt.labId,
    content_hash: lab?.pack.content_hash ?? attempt.contentHash,
    engine: '',
    engine_hash: '',
    submission_hash: toSubmissionHash(files, log),
    verdict: 'infra',
    score: 0,
    max: lab?.pack.points ?? 0,
    tests: [],
    // Not `limited`: the learner's next submission must not go to the slow lane because of this one.
    usage: { fuel: 0, wall_ms: 0 },
    outcome_hash: '',
    log: GIVEN_UP,
    graded_at: at.toISOString(),
    signature: '',
  };
}
