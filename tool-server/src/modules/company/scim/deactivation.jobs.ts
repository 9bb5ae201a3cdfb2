import type { CompanyId } from '@drawbridge/contracts';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, isDatabaseGone } from '../../../platform/db/database.ts';
import { AT_ONCE } from '../../../platform/jobs/batches.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import type { Log } from '../../../platform/log/log.ts';
import type { Audit } from '../../kernel/audit/index.ts';
import { lockCompany } from '../../kernel/people/index.ts';
import { deactivateUsers, lockUsers, recordActs, type StateDeps } from '../users/index.ts';
import { readProvisioned } from './admin/connection.store.ts';
import * as store from './admin/deactivation.store.ts';
import { findStayReason } from './admin/stay.rule.ts';

const NAME = 'scim-deactivation';
const EVERY_MS = 60_000;

interface JobDeps extends StateDeps {
  database: Database;
  clock: Clock;
  audit: Audit;
  log: Log;
}

const BY_SWITCHING_OFF = { way: 'provisioning switched off' } as const;

/**
 * Deactivates one portion of the users of a directory in one transaction, with how far it is. Gives how many were handled,
 * and undefined once the deactivation has ended.
 */
function handlePortion(deps: JobDeps, companyId: CompanyId): Promise<number | undefined> {
  const { database, clock } = deps;
  return database.db.transaction(async (tx) => {
    // Two servers take turns here, and the second one sees what the first has done.
    await lockCompany(tx, companyId);
    const row = await store.findDeactivation(tx, companyId);
    if (!row || row.endedAt !== null) return undefined;
    const now = clock.now();
    const found = await readProvisioned(tx, companyId, { after: row.afterId, most: AT_ONCE });
    const judged = found.map((user) => ({ ...user, reason: findStayReason(user, row.startedById) }));
    const leaving = judged.filter(({ reason }) => !reason).map(({ personId }) => personId);
    const users = [...(await lockUsers(tx, companyId, leaving)).values()];
    // Switched on again, the directory activates them again: it was no administrator who locked these accounts.
    await deactivateUsers(tx, deps, users, { at: now, by: 'directory' });
    const actor = {
      companyId,
      personId: store.toStarter(row),
      origin: { address: row.address, userAgent: row.userAgent },
    };
    await recordActs(tx, deps, { act: 'deactivate', users, details: BY_SWITCHING_OFF }, actor);
    await store.changeDeactivation(tx, companyId, {
      handled: row.handled + found.length,
      deactivated: row.deactivated + users.length,
      afterId: found.at(-1)?.personId ?? row.afterId,
      staying: [
        ...row.staying,
        ...judged.flatMap(({ personId, reason }) => (reason ? [{ personId, reason }] : [])),
      ],
      ...(found.length < AT_ONCE && { endedAt: now }),
    });
    return found.length;
  });
}

/**
 * Goes on with deactivations of directories that were switched off. A process that dies loses the portion that it was at;
 * a portion that fails is tried again with the next run.
 */
export function createScimDeactivationJob(deps: JobDeps): Job {
  const { database, log } = deps;
  let isStopped = false;

  async function handle(companyId: CompanyId): Promise<number> {
    for (let handled = 0; ; ) {
      const some = isStopped ? undefined : await handlePortion(deps, companyId);
      if (some === undefined) return handled;
      handled += some;
    }
  }

  return {
    name: NAME,
    everyMs: EVERY_MS,
    stop() {
      isStopped = true;
    },
    async run() {
      isStopped = false;
      let done = 0;
      const seen: CompanyId[] = [];
      for (;;) {
        const companyId = isStopped ? undefined : await store.findStarted(database.db, seen);
        if (!companyId) return done;
        seen.push(companyId);
        try {
          done += await handle(companyId);
        } catch (error) {
          if (isDatabaseGone(error)) throw error;
          log.error({ err: error, company: companyId }, 'deactivation of the users of a directory stopped');
        }
      }
    },
  };
}

export const SCIM_DEACTIVATION_JOB = NAME;
