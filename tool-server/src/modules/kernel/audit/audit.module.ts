import type { ServerModule } from '../../../module.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import type { Log } from '../../../platform/log/log.ts';
import type { Config } from '../../../settings/config.ts';
import { toAuditRoutes } from './audit.routes.ts';
import { createAuditService } from './audit.service.ts';
import { deleteEntries } from './audit.store.ts';
import { type Audit, createRecord } from './record.ts';

const SWEEP_MS = 3_600_000;
const DAY_MS = 86_400_000;

export interface AuditModule extends ServerModule {
  audit: Audit;
}

/** The audit trail: written by every module, read by the administrators of a company. */
export function createAudit(deps: {
  database: Database;
  clock: Clock;
  limits: Limits;
  log: Log;
  config: Pick<Config, 'auditKeptDays'>;
}): AuditModule {
  const { clock, config } = deps;
  const { db } = deps.database;
  const audit = createRecord({ ...deps, db });
  const keptDays = config.auditKeptDays;
  return {
    audit,
    routes: toAuditRoutes(createAuditService({ db, clock, audit, keptDays })),
    jobs: [
      {
        name: 'audit',
        everyMs: SWEEP_MS,
        run: () => deleteEntries(db, new Date(clock.now().getTime() - keptDays * DAY_MS)),
      },
    ],
  };
}
