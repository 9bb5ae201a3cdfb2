import type { Job } from '../../../platform/jobs/jobs.ts';
import type { ProvisionerService } from './provisioner.service.ts';

const EVERY_MS = 10_000;

/** Stops lab sessions past their time, and moves on those that are being started or stopped. */
export const createLabSessionJob = ({
  endDue,
  moveAll,
}: Pick<ProvisionerService, 'endDue' | 'moveAll'>): Job => ({
  name: 'lab-sessions',
  everyMs: EVERY_MS,
  run: async () => (await endDue()) + (await moveAll()),
});
