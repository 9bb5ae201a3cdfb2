import type { LabPack, LabSession } from '@drawbridge/contracts/practice';

/**
 * What differs between the kinds of running lab. A kind that takes time to prepare begins as `requested` and ends as
 * `stopping`, and has a job that moves such rows on: nothing outside the database happens in a transaction.
 */
export interface LabDriver {
  kind: LabSession['kind'];
  /** The state of a new session. */
  begins: 'requested' | 'running';
  /** The state of an ended session. */
  ends: 'stopping' | 'stopped';
  /** How long one may run; undefined: without limit. */
  limitSeconds(lab: LabPack): number | undefined;
}

/** Runs in the learner's page: ready and gone immediately, no machine, a limit only where the author set one. */
export const pageDriver: LabDriver = {
  kind: 'page',
  begins: 'running',
  ends: 'stopped',
  limitSeconds: ({ time_limit_minutes: minutes }) =>
    minutes === undefined ? undefined : Math.round(minutes * 60),
};
