import type { LoadedLab } from '@drawbridge/labs/grade';
import type { EventBus } from '../../../../events.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/db/database.ts';
import type { Log } from '../../../../platform/log/log.ts';
import type { LabFlags } from '../lab-flags.ts';
import { type GradeLab, gradeSubmission } from './grade-submission.ts';
import { createGradingLanes, type GradingLanes } from './grading-lanes.ts';
import { retryGrading } from './retry-grading.ts';
import { createVerdictWaits, type VerdictWaits } from './verdict-waits.ts';

export interface Grading extends GradingLanes, Pick<VerdictWaits, 'waitFor'> {}

/** Takes submissions from the queue in the database, has them graded, and records the consequences. */
export function createGrading({
  database: { db },
  grader,
  events,
  clock,
  log,
  lanes,
  labs,
  flags,
}: {
  database: Database;
  grader: GradeLab;
  events: EventBus;
  clock: Clock;
  log: Log;
  lanes: number;
  labs: readonly LoadedLab[];
  flags: LabFlags;
}): Grading {
  const known = new Map(labs.map((lab) => [lab.pack.lab_id, lab]));
  const waits = createVerdictWaits();
  const parts = { db, grader, events, clock, log, known, flags, waits };
  const grading = createGradingLanes({
    db,
    clock,
    log,
    lanes,
    grade: (claimed) => gradeSubmission(parts, claimed),
    retry: (claimed) => retryGrading(parts, claimed),
  });
  return { ...grading, waitFor: waits.waitFor };
}
