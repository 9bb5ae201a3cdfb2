import type { Job } from '../../../../platform/jobs/jobs.ts';
import type { GradingLanes } from './grading-lanes.ts';

const EVERY_MS = 1_000;

/** Grades what waits in the queue. */
export const createGradingJob = ({ run, stop }: Pick<GradingLanes, 'run' | 'stop'>): Job => ({
  name: 'grading',
  everyMs: EVERY_MS,
  run,
  stop,
});
