import { asId } from '@drawbridge/contracts';
import type { LabFile, LabResult } from '@drawbridge/contracts/practice';
import type { Attack } from '@drawbridge/labs/engine';
import type { LoadedLab } from '@drawbridge/labs/grade';
import type { EventBus } from '../../../events.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, isDatabaseGone } from '../../../platform/db/database.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import type { Log } from '../../../platform/log/log.ts';
import { holdPerson } from '../../kernel/people/index.ts';
import { toGivenUp } from './given-up.ts';
import type { LabFlags } from './lab-flags.ts';
import { findCompany, readUsedHelp } from './lab-help.store.ts';
import { toPoints, toReached, toStoredScore } from './lab-points.ts';
import * as store from './labs.store.ts';

/** The part of the grader this module uses. */
export interface GradeLab {
  grade(labId: string, files: LabFile[], seed?: string, attack?: Attack): Promise<LabResult>;
  /** True when the grader signed the result and nothing of it was changed since. */
  verify(result: LabResult): boolean;
}

export interface Grading {
  job: Job;
  /** Gives waiting submissions to free graders. False when the job does not run and has to be woken. */
  fill(): boolean;
  /** Resolves when the submission is graded by this process, or after `maxMs`. */
  waitFor(submissionId: string, maxMs: number): Promise<void>;
}

/** A claim that is not renewed expires: then its process is considered dead, and another one takes the submission. */
const CLAIM_MS = 30_000;
const RENEW_MS = 10_000;
/**
 * How long a submission waits after each run without a verdict, which is our fault: a busy machine gets time, and the
 * next run another process. After the last one it is given up: it must not block its learner's queue forever. Only runs
 * that a server saw fail count, in `faults`.
 */
const RETRY_MS = [2_000, 15_000, 60_000, 300_000];
/**
 * `tries` counts all claims, those of stopped or killed servers too. They prove nothing about the submission, so the
 * limit is higher; but a submission that crashes its server each time has to end as well.
 */
const MAX_CLAIMS = 6;

/** The work of one grader. */
interface Lane {
  /** It grades a submission that hit a limit before, or one of a guest. */
  isHeld: boolean;
  done: Promise<void>;
}

/** Takes submissions from the queue in the database, has them graded, and records the consequences. */
export function createGrading(deps: {
  database: Database;
  grader: GradeLab;
  events: EventBus;
  clock: Clock;
  log: Log;
  lanes: number;
  labs: readonly LoadedLab[];
  flags: LabFlags;
}): Grading {
  const { grader, events, clock, log, lanes, flags } = deps;
  const known = new Map(deps.labs.map((lab) => [lab.pack.lab_id, lab]));
  const withFlag = new Set(deps.labs.filter(({ pack }) => pack.goal).map(({ pack }) => pack.lab_id));
  const { db } = deps.database;
  const waiting = new Map<string, Set<() => void>>();
  const busy = new Set<Lane>();
  const heldLanes = Math.max(1, Math.floor(lanes / 2));
  let running = false;
  let closed = false;
  let graded = 0;
  /** How often `fill` was called. */
  let fillCalls = 0;

  async function record(claimed: store.SubmissionRow, labId: string, result: LabResult): Promise<void> {
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

  /** The grader receives this attempt's flag and nothing to derive others from. */
  async function toAttack(attempt: store.AttemptRow, { log: requests }: store.SubmissionRow) {
    if (!withFlag.has(attempt.labId)) return undefined;
    const companyId = await findCompany(db, asId(attempt.personId));
    return { log: requests, flag: flags.of(attempt, companyId) };
  }

  function wake(submissionId: string): void {
    for (const done of waiting.get(submissionId) ?? []) done();
  }

  async function giveUp(claimed: store.SubmissionRow): Promise<void> {
    const attempt = await store.findAttemptById(db, claimed.attemptId);
    const result = toGivenUp(claimed, attempt, known.get(attempt.labId), clock.now());
    await record(claimed, attempt.labId, result);
    log.error(
      { submission: claimed.id, lab: attempt.labId, tries: claimed.tries },
      'a submission was given up',
    );
    wake(claimed.id);
  }

  /** After a run without a verdict, or whose result was not stored. */
  async function retryOrGiveUp(claimed: store.SubmissionRow): Promise<void> {
    try {
      const waitMs = RETRY_MS[claimed.faults];
      if (waitMs === undefined) return await giveUp(claimed);
      await store.requeue(db, claimed, new Date(clock.now().getTime() + waitMs));
    } catch (error) {
      // The row stays claimed and is taken again when the claim expires: nothing is lost.
      log.error({ err: error, submission: claimed.id }, 'a failed grading was not recorded');
    }
  }

  async function grade(claimed: store.SubmissionRow): Promise<void> {
    if (claimed.tries > MAX_CLAIMS) return giveUp(claimed);
    const renew = setInterval(() => {
      const until = new Date(clock.now().getTime() + CLAIM_MS);
      store.renewClaim(db, claimed, until).catch((error: unknown) => {
        log.warn({ err: error, submission: claimed.id }, 'a claim was not renewed');
      });
    }, RENEW_MS);
    try {
      const attempt = await store.findAttemptById(db, claimed.attemptId);
      const result = await grader.grade(attempt.labId, claimed.files, '', await toAttack(attempt, claimed));
      // Progress, points and gradebooks follow from what is recorded: it has to be what the grader signed.
      if (!grader.verify(result)) throw new Error('a result does not bear the signature of the grader');
      if (result.verdict === 'infra') throw new Error('the grader came to no verdict');
      await record(claimed, attempt.labId, result);
      wake(claimed.id);
    } finally {
      clearInterval(renew);
    }
  }

  /** Works until nothing is left that this lane may take. */
  async function work(lane: Lane): Promise<void> {
    for (;;) {
      // A submission that hit a limit before may take long, and guests delay nobody: they never get the last free grader
      // while others may arrive.
      const heldToo = [...busy].filter((other) => other.isHeld).length < heldLanes;
      const now = clock.now();
      const until = new Date(now.getTime() + CLAIM_MS);
      const before = fillCalls;
      const claimed = closed ? undefined : await store.claimSubmission(db, { now, until, heldToo });
      // A submission may have arrived after the queue was read and before this lane counted as free.
      if (claimed === 'again' || (claimed === undefined && !closed && fillCalls !== before)) continue;
      if (claimed === undefined) return;
      lane.isHeld = claimed.lane !== 'fast';
      graded += 1;
      try {
        await grade(claimed);
      } catch (error) {
        log.error({ err: error, submission: claimed.id }, 'grading failed');
        // Neither is the submission's fault. It stays claimed and is taken again when the claim expires.
        if (closed || isDatabaseGone(error)) return;
        await retryOrGiveUp(claimed);
      } finally {
        lane.isHeld = false;
      }
    }
  }

  function fill(): boolean {
    if (!running) return false;
    fillCalls += 1;
    while (busy.size < lanes) {
      const lane: Lane = { isHeld: false, done: Promise.resolve() };
      busy.add(lane);
      lane.done = work(lane)
        .catch((error: unknown) => log.error({ err: error }, 'the queue could not be read'))
        .finally(() => busy.delete(lane));
    }
    return true;
  }

  return {
    fill,
    job: {
      name: 'grading',
      everyMs: 1_000,
      stop() {
        closed = true;
      },
      async run() {
        graded = 0;
        closed = false;
        running = true;
        fill();
        // New submissions may have started other lanes meanwhile.
        while (busy.size > 0) await Promise.race([...busy].map(({ done }) => done));
        running = false;
        return graded;
      },
    },
    waitFor(submissionId, maxMs) {
      return new Promise((resolve) => {
        const set = waiting.get(submissionId) ?? new Set();
        const done = () => {
          clearTimeout(timer);
          set.delete(done);
          if (set.size === 0) waiting.delete(submissionId);
          resolve();
        };
        const timer = setTimeout(done, maxMs);
        set.add(done);
        waiting.set(submissionId, set);
      });
    },
  };
}
