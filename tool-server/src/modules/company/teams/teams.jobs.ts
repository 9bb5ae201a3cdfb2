import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { createCatchUpJob } from '../../../platform/jobs/batches.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { findDeviating, followRule } from './follow-rules.ts';

const EVERY_MS = 600_000;

/** Makes teams follow their rules where a change of a user did not: one that a directory or the operator made. */
export function createRuleJob({ database, clock }: { database: Database; clock: Clock }): Job {
  return createCatchUpJob({ database, name: 'team-rules', everyMs: EVERY_MS }, [
    {
      find: findDeviating,
      async handle(tx, teamId) {
        await followRule(tx, teamId, clock.now());
      },
    },
  ]);
}
