import type { Clock } from '../../../../platform/clock.ts';
import type { Database } from '../../../../platform/db/database.ts';
import type { Job } from '../../../../platform/jobs/jobs.ts';
import { deleteEnded } from './company-invitations.store.ts';

const EVERY_MS = 3_600_000;

/** Removes invitations whose time is over: they have the addresses of people outside of the company. */
export const createCompanyInvitationSweep = ({
  database,
  clock,
}: {
  database: Database;
  clock: Clock;
}): Job => ({
  name: 'company-invitations',
  everyMs: EVERY_MS,
  run: () => deleteEnded(database.db, clock.now()),
});
