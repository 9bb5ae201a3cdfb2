import { asId } from '@drawbridge/contracts';
import type { LabFile, LabResult } from '@drawbridge/contracts/practice';
import type { Attack } from '@drawbridge/labs/engine';
import type { LabFlags } from '../lab-flags.ts';
import { findCompany } from '../lab-help.store.ts';
import * as store from '../labs.store.ts';
import { recordResult } from './record-result.ts';
import { giveUpGrading, type RetryDeps } from './retry-grading.ts';

/** The part of the grader this module uses. */
export interface GradeLab {
  grade(labId: string, files: LabFile[], seed?: string, attack?: Attack): Promise<LabResult>;
  /** True when the grader signed the result and nothing of it was changed since. */
  verify(result: LabResult): boolean;
}

/** A claim that is not renewed expires: then its process is considered dead, and another one takes the submission. */
export const CLAIM_MS = 30_000;
const RENEW_MS = 10_000;
/**
 * `tries` counts all claims, those of stopped or killed servers too. They prove nothing about the submission, so the
 * limit is higher; but a submission that crashes its server each time has to end as well.
 */
const MAX_CLAIMS = 6;

export interface GradeDeps extends RetryDeps {
  grader: GradeLab;
  flags: LabFlags;
}

/** The grader receives this attempt's flag and nothing to derive others from. */
async function toAttack(
  { db, known, flags }: GradeDeps,
  attempt: store.AttemptRow,
  { log: requests }: store.SubmissionRow,
): Promise<Attack | undefined> {
  if (!known.get(attempt.labId)?.pack.goal) return undefined;
  const companyId = await findCompany(db, asId(attempt.personId));
  return { log: requests, flag: flags.of(attempt, companyId) };
}

/** Keeps a claim while its submission is graded, until it is stopped. */
function renewClaim({ db, clock, log }: GradeDeps, claimed: store.SubmissionRow): NodeJS.Timeout {
  return setInterval(() => {
    const until = new Date(clock.now().getTime() + CLAIM_MS);
    store.renewClaim(db, claimed, until).catch((error: unknown) => {
      log.warn({ err: error, submission: claimed.id }, 'a claim was not renewed');
    });
  }, RENEW_MS);
}

/** Has a claimed submission graded and records the result; throws when there is no verdict. */
export async function gradeSubmission(deps: GradeDeps, claimed: store.SubmissionRow): Promise<void> {
  if (claimed.tries > MAX_CLAIMS) return giveUpGrading(deps, claimed);
  const { db, grader, waits } = deps;
  const renewing = renewClaim(deps, claimed);
  try {
    const attempt = await store.findAttemptById(db, claimed.attemptId);
    const attack = await toAttack(deps, attempt, claimed);
    const result = await grader.grade(attempt.labId, claimed.files, '', attack);
    // Progress, points and gradebooks follow from what is recorded: it has to be what the grader signed.
    if (!grader.verify(result)) throw new Error('a result does not bear the signature of the grader');
    if (result.verdict === 'infra') throw new Error('the grader came to no verdict');
    await recordResult(deps, claimed, attempt.labId, result);
    waits.wake(claimed.id);
  } finally {
    clearInterval(renewing);
  }
}
