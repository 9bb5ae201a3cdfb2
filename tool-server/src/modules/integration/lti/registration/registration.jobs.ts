import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/database.ts';
import type { Job } from '../../../../platform/jobs/jobs.ts';
import { sweepInvitations } from './invitations.store.ts';

const EVERY_MS = 3_600_000;

export const createInvitationSweep = ({ db, clock }: { db: Db; clock: Clock }): Job => ({
  name: 'lti-invitations',
  everyMs: EVERY_MS,
  run: () => sweepInvitations(db, clock.now()),
});
