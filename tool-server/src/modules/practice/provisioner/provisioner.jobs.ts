import type { Job } from '../../../platform/jobs/jobs.ts';
import type { ProvisionerService } from './provisioner.service.ts';

const EVERY_MS = 10_000;

/** Stops lab sessions past their time. */
export const createLabSessionJob = ({ endDue }: Pick<ProvisionerService, 'endDue'>): Job => ({
  name: 'lab-sessions',
  everyMs: EVERY_MS,
  run: () => endDue(),
});
