import type { Catalogue } from '@drawbridge/content';
import type { LabSessionId, ParsedInputOf, PersonId } from '@drawbridge/contracts';
import type { LabSession, startLab as startLabCall } from '@drawbridge/contracts/practice';
import type { LoadedLab } from '@drawbridge/labs/grade';
import type { Learner, LearnerOrGuest } from '../../../actor.ts';
import type { EventBus } from '../../../events.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { extendLab } from './extend-lab.ts';
import { DRIVERS, endDue, getOwn, toSession } from './lab-sessions.ts';
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
}

export interface ProvisionerDeps {
  database: Database;
  labs: readonly LoadedLab[];
  catalogue: Catalogue;
  events: EventBus;
  clock: Clock;
}

/**
 * Labs that people have running. The work in them belongs to the labs module: a session only states that a lab runs.
 */
export function createProvisionerService(deps: ProvisionerDeps): ProvisionerService {
  const { catalogue, events, clock } = deps;
  const { db } = deps.database;
  const labById = new Map(deps.labs.map(({ pack }) => [pack.lab_id, pack]));
  const parts = { db, catalogue, clock, labById };

  events.on('lab.graded', 'record', async (tx, { personId, labId, passed, at }) => {
    if (!passed) return;
    for (const driver of DRIVERS) await store.endSessions(tx, driver, { personId, labId }, 'passed', at);
  });

  events.on('account.deactivated', 'record', async (tx, { personIds, at }) => {
    for (const driver of DRIVERS) await store.endSessions(tx, driver, { personIds }, 'stopped', at);
  });

  async function getStatus(actor: LearnerOrGuest, sessionId: LabSessionId): Promise<LabSession> {
    const { row, pack } = await getOwn(parts, actor, sessionId);
    return toSession(parts, row, pack, actor.kind);
  }

  return {
    getStatus,
    endDue: (personId) => endDue(parts, personId),
    start: (actor, input) => startLab(parts, actor, input),
    extend: (actor, sessionId) => extendLab(parts, actor, sessionId),

    async stop(actor, sessionId) {
      const { personId } = actor;
      await getOwn(parts, actor, sessionId);
      for (const driver of DRIVERS)
        await store.endSessions(db, driver, { personId, sessionId }, 'stopped', clock.now());
      return getStatus(actor, sessionId);
    },

    async list({ personId, kind: from }) {
      await endDue(parts, personId);
      const rows = await store.readLive(db, personId);
      return {
        items: rows.flatMap((row) => {
          const pack = labById.get(row.labId);
          // A lab that was withdrawn cannot run.
          return pack ? [toSession(parts, row, pack, from)] : [];
        }),
      };
    },
  };
}
