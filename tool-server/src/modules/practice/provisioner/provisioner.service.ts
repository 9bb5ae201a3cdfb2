import { randomUUID } from 'node:crypto';
import type { Catalogue } from '@drawbridge/content';
import { asId, type LabSessionId, type ParsedInputOf, type PersonId, problem } from '@drawbridge/contracts';
import { LAB_EXTENSION, type LabPack, type LabSession, type startLab } from '@drawbridge/contracts/practice';
import type { LoadedLab } from '@drawbridge/labs/grade';
import type { Learner, LearnerOrGuest } from '../../../actor.ts';
import type { EventBus } from '../../../events.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { checkMayOpen } from '../../kernel/grants/index.ts';
import { type LabPosition, toAccessPath } from './access-path.ts';
import { type LabDriver, pageDriver } from './lab-driver.ts';
import * as store from './provisioner.store.ts';

const DRIVERS: readonly LabDriver[] = [pageDriver];

/** So far every engine runs in the page. */
const toDriver = (_lab: LabPack): LabDriver => pageDriver;

export interface ProvisionerService {
  /** Throws `lab_not_found`, `item_not_found`, `upgrade_required`, `other_lab_running`. */
  start(actor: LearnerOrGuest, input: ParsedInputOf<typeof startLab>): Promise<LabSession>;
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

  events.on('lab.graded', 'record', async (tx, { personId, labId, passed, at }) => {
    if (!passed) return;
    for (const driver of DRIVERS) await store.endSessions(tx, driver, { personId, labId }, 'passed', at);
  });

  /** The course and the position in it, while the item exists and still holds the lab. */
  function findPosition(labId: string, courseId: string | null, itemId: string | null) {
    const course = catalogue.courses.find(({ id }) => id === courseId);
    const subject = course?.subjects.find(({ items }) =>
      items.some((item) => item.key === itemId && item.object_type === 'lab' && item.lab_id === labId),
    );
    if (!course || !subject || itemId === null) return undefined;
    const position: LabPosition = { courseId: course.id, subjectKey: subject.key, itemKey: itemId };
    return { title: course.title, ...position };
  }

  function toSession(row: store.SessionRow, pack: LabPack, from: LearnerOrGuest['kind']): LabSession {
    const position = findPosition(row.labId, row.courseId, row.itemId);
    const leftMs = row.endsAt && row.endsAt.getTime() - (row.stoppedAt ?? clock.now()).getTime();
    return {
      session_id: asId(row.id),
      lab_id: row.labId,
      title: pack.title,
      type: pack.type,
      kind: row.kind,
      state: row.state,
      ...(position
        ? { course: { event_id: position.courseId, item_id: position.itemKey, title: position.title } }
        : {}),
      started_at: row.startedAt.toISOString(),
      ends_at: row.endsAt?.toISOString() ?? null,
      seconds_left: leftMs === null ? null : Math.max(0, Math.ceil(leftMs / 1_000)),
      extensions_left: row.limitSeconds === null ? 0 : Math.max(0, LAB_EXTENSION.times - row.extensions),
      access_url: row.state === 'running' ? toAccessPath(pack, position, from) : null,
      ended: row.ended,
    };
  }

  /** Stops sessions past their time, of one person or of everyone. */
  async function endDue(personId?: PersonId): Promise<number> {
    let count = 0;
    const dueAt = clock.now();
    for (const driver of DRIVERS)
      count += await store.endSessions(
        db,
        driver,
        { dueAt, ...(personId === undefined ? {} : { personId }) },
        'expired',
        dueAt,
      );
    return count;
  }

  /** A session of the caller in its present state, and its lab. */
  async function getOwn({ personId }: LearnerOrGuest, sessionId: LabSessionId) {
    await endDue(personId);
    const row = await store.findSession(db, personId, sessionId);
    const pack = row && labById.get(row.labId);
    if (!row || !pack) throw problem('lab_session_not_found');
    return { row, pack };
  }

  async function getStatus(actor: LearnerOrGuest, sessionId: LabSessionId): Promise<LabSession> {
    const { row, pack } = await getOwn(actor, sessionId);
    return toSession(row, pack, actor.kind);
  }

  return {
    getStatus,
    endDue,

    async start({ personId, kind: from }, { lab_id: labId, course }) {
      const pack = labById.get(labId);
      if (!pack) throw problem('lab_not_found');
      const opened = course && { courseId: course.event_id, itemId: course.item_id };
      if (opened && !findPosition(labId, opened.courseId, opened.itemId)) throw problem('item_not_found');
      await checkMayOpen(db, personId, { kind: 'lab', id: asId(labId) }, clock.now());
      const driver = toDriver(pack);
      const limitSeconds = driver.limitSeconds(pack) ?? null;
      // Before the transaction: a refusal in it must not undo the end of expired sessions.
      await endDue(personId);
      const row = await db.transaction(async (tx) => {
        await store.lockPerson(tx, personId);
        const live = await store.readLive(tx, personId);
        const known = live.find((one) => one.labId === labId);
        if (known) return opened ? ((await store.updateCourse(tx, known.id, opened)) ?? known) : known;
        const other = limitSeconds === null ? undefined : live.find((one) => one.limitSeconds !== null);
        if (other) {
          const title = labById.get(other.labId)?.title ?? other.labId;
          throw problem('other_lab_running', { message: `“${title}” is running. Stop it first.` });
        }
        const now = clock.now();
        const isRunning = driver.begins === 'running';
        return store.insertSession(tx, {
          id: randomUUID(),
          personId,
          labId,
          kind: driver.kind,
          state: driver.begins,
          ...opened,
          startedAt: now,
          limitSeconds,
          endsAt: isRunning && limitSeconds !== null ? new Date(now.getTime() + limitSeconds * 1_000) : null,
        });
      });
      return toSession(row, pack, from);
    },

    async extend(actor, sessionId) {
      const { row, pack } = await getOwn(actor, sessionId);
      if (row.state !== 'running') throw problem('lab_not_running');
      if (!row.endsAt) throw problem('lab_without_limit');
      if (row.extensions >= LAB_EXTENSION.times) throw problem('no_extension_left');
      if (row.endsAt.getTime() - clock.now().getTime() >= LAB_EXTENSION.belowSeconds * 1_000)
        throw problem('extend_too_early');
      const endsAt = new Date(row.endsAt.getTime() + LAB_EXTENSION.bySeconds * 1_000);
      const moved = await store.moveLimit(db, row, endsAt);
      // A second call at the same moment finds the limit changed already.
      return moved ? toSession(moved, pack, actor.kind) : getStatus(actor, sessionId);
    },

    async stop(actor, sessionId) {
      const { personId } = actor;
      await getOwn(actor, sessionId);
      for (const driver of DRIVERS)
        await store.endSessions(db, driver, { personId, sessionId }, 'stopped', clock.now());
      return getStatus(actor, sessionId);
    },

    async list({ personId, kind: from }) {
      await endDue(personId);
      const rows = await store.readLive(db, personId);
      return {
        items: rows.flatMap((row) => {
          const pack = labById.get(row.labId);
          // A lab that was withdrawn cannot run.
          return pack ? [toSession(row, pack, from)] : [];
        }),
      };
    },
  };
}
