import type { Catalogue } from '@drawbridge/content';
import type { LabSessionId, ParsedInputOf, PersonId } from '@drawbridge/contracts';
import type { LabSession, startLab as startLabCall } from '@drawbridge/contracts/practice';
import type { LoadedLab } from '@drawbridge/labs/grade';
import type { Learner, LearnerOrGuest } from '../../../actor.ts';
import type { EventBus } from '../../../events.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Log } from '../../../platform/log/log.ts';
import { extendLab } from './extend-lab.ts';
import { type LabDriver, pageDriver } from './lab-driver.ts';
import { endDue, getOwn, toSession } from './lab-sessions.ts';
import { moveSession } from './move-session.ts';
import * as store from './provisioner.store.ts';
import { startLab } from './start-lab.ts';

export interface ProvisionerService {
  /** Throws `lab_not_found`, `item_not_found`, `upgrade_required`, `other_lab_running`. */
  start(actor: LearnerOrGuest, input: ParsedInputOf<typeof startLabCall>): Promise<LabSession>;
  getStatus(actor: LearnerOrGuest, sessionId: LabSessionId): Promise<LabSession>;
  /** Throws `lab_not_running`, `lab_without_limit`, `extend_too_early`, `no_extension_left`. */
  extend(actor: Learner, sessionId: LabSessionId): Promise<LabSession>;
  stop(actor: LearnerOrGuest, sessionId: LabSessionId): Promise<LabSession>;
  list(actor: Learner): Promise<{ items: LabSession[] }>;
  /** Stops sessions past their time, of one person or of everyone; gives how many. */
  endDue(personId?: PersonId): Promise<number>;
  /** Takes the next step of every session that is being started or stopped; gives how many changed their state. */
  moveAll(): Promise<number>;
}

export interface ProvisionerDeps {
  database: Database;
  labs: readonly LoadedLab[];
  catalogue: Catalogue;
  events: EventBus;
  clock: Clock;
  log: Pick<Log, 'error'>;
  driver?: LabDriver;
}

/**
 * Labs that people have running. The work in them belongs to the labs module: a session only states that a lab runs.
 */
export function createProvisionerService(deps: ProvisionerDeps): ProvisionerService {
  const { catalogue, events, clock, log, driver = pageDriver } = deps;
  const { db } = deps.database;
  const labById = new Map(deps.labs.map(({ pack }) => [pack.lab_id, pack]));
  const parts = { db, catalogue, clock, labById, log, driver };

  events.on('lab.graded', 'record', async (tx, { personId, labId, passed, at }) => {
    if (!passed) return;
    await store.endSessions(tx, driver, { personId, labId }, 'passed', at);
  });

  events.on('account.deactivated', 'record', async (tx, { personIds, at }) => {
    await store.endSessions(tx, driver, { personIds }, 'stopped', at);
  });

  async function getStatus(actor: LearnerOrGuest, sessionId: LabSessionId): Promise<LabSession> {
    const { row, pack } = await getOwn(parts, actor, sessionId);
    return toSession(parts, row, pack, actor.kind);
  }

  return {
    getStatus,
    endDue: (personId) => endDue(parts, personId),
    async moveAll() {
      const rows = await store.readOnTheirWay(db);
      let count = 0;
      for (const row of rows) if ((await moveSession(parts, row)).state !== row.state) count += 1;
      return count;
    },
    start: (actor, input) => startLab(parts, actor, input),
    extend: (actor, sessionId) => extendLab(parts, actor, sessionId),

    async stop(actor, sessionId) {
      const { personId } = actor;
      await getOwn(parts, actor, sessionId);
      await store.endSessions(db, driver, { personId, sessionId }, 'stopped', clock.now());
      return getStatus(actor, sessionId);
    },

    async list({ personId, kind: from }) {
      await endDue(parts, personId);
      const rows = [];
      for (const row of await store.readLive(db, personId)) rows.push(await moveSession(parts, row));
      return {
        items: rows.flatMap((row) => {
          if (row.stoppedAt) return [];
          const pack = labById.get(row.labId);
          // A lab that was withdrawn cannot run.
          return pack ? [toSession(parts, row, pack, from)] : [];
        }),
      };
    },
  };
}
