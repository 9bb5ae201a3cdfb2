import type { Clock } from '../../../../platform/clock.ts';
import { type Database, isDatabaseGone } from '../../../../platform/db/database.ts';
import type { Log } from '../../../../platform/log/log.ts';
import * as store from '../labs.store.ts';
import { CLAIM_MS } from './grade-submission.ts';

/** The work of one grader. */
interface Lane {
  /** It grades a submission that hit a limit before, or one of a guest. */
  isHeld: boolean;
  done: Promise<void>;
}

export interface GradingLanes {
  /** Gives waiting submissions to free graders. False when the job does not run and has to be woken. */
  fill(): boolean;
  /** Grades until the queue is empty; gives how many were graded. */
  run(): Promise<number>;
  /** Starts nothing more. */
  stop(): void;
}

/** Shares the queue in the database among the graders of this process. */
export function createGradingLanes(deps: {
  db: Database['db'];
  clock: Clock;
  log: Log;
  /** How many graders there are. */
  lanes: number;
  grade(claimed: store.SubmissionRow): Promise<void>;
  retry(claimed: store.SubmissionRow): Promise<void>;
}): GradingLanes {
  const { db, clock, log, lanes, grade, retry } = deps;
  const busy = new Set<Lane>();
  const heldLanes = Math.max(1, Math.floor(lanes / 2));
  let running = false;
  let closed = false;
  let graded = 0;
  /** How often `fill` was called. */
  let fillCalls = 0;

  async function claim() {
    // A submission that hit a limit before may take long, and guests delay nobody: they never get the last free grader
    // while others may arrive.
    const heldToo = [...busy].filter((other) => other.isHeld).length < heldLanes;
    const now = clock.now();
    const until = new Date(now.getTime() + CLAIM_MS);
    return closed ? undefined : store.claimSubmission(db, { now, until, heldToo });
  }

  /** Works until nothing is left that this lane may take. */
  async function work(lane: Lane): Promise<void> {
    for (;;) {
      const before = fillCalls;
      const claimed = await claim();
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
        await retry(claimed);
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
    stop() {
      closed = true;
    },
  };
}
