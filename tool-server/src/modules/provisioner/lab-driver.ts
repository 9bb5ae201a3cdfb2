import type { LabPack, LabSession } from '@drawbridge/contracts';

/**
 * What differs between the kinds of running lab. A kind that takes time to make ready begins as `requested` and ends
 * as `stopping`, and brings a job that leads such rows on: nothing outside the database happens in a transaction.
 */
export interface LabDriver {
  kind: LabSession['kind'];
  /** Where a session stands that was just asked for. */
  begins: 'requested' | 'running';
  /** Where a session stands that was just ended. */
  ends: 'stopping' | 'stopped';
  /** How long one may run; undefined: as long as the learner likes. */
  limitSeconds(lab: LabPack): number | undefined;
}

/** Runs in the learner's page: there immediately, gone immediately, no machine, a limit only where the author set one. */
export const pageDriver: LabDriver = {
  kind: 'page',
  begins: 'running',
  ends: 'stopped',
  limitSeconds: ({ time_limit_minutes: minutes }) =>
    minutes === undefined ? undefined : Math.round(minutes * 60),
};
