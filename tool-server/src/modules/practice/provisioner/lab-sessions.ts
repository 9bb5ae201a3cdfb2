import type { Catalogue } from '@drawbridge/content';
import { asId, type LabSessionId, type PersonId, problem } from '@drawbridge/contracts';
import { LAB_EXTENSION, type LabPack, type LabSession } from '@drawbridge/contracts/practice';
import type { LearnerOrGuest } from '../../../actor.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Log } from '../../../platform/log/log.ts';
import { type LabPosition, toAccessPath } from './access-path.ts';
import type { LabDriver } from './lab-driver.ts';
import { moveSession } from './move-session.ts';
import * as store from './provisioner.store.ts';

export interface SessionDeps {
  db: Database['db'];
  catalogue: Catalogue;
  clock: Clock;
  labById: ReadonlyMap<string, LabPack>;
  log: Pick<Log, 'error'>;
  /** So far every engine runs in the page. */
  driver: LabDriver;
}

/** The course and the position in it, while the item exists and still holds the lab. */
export function findPosition(
  { catalogue }: Pick<SessionDeps, 'catalogue'>,
  labId: string,
  { courseId, itemId }: { courseId: string | null; itemId: string | null },
) {
  const course = catalogue.courses.find(({ id }) => id === courseId);
  const subject = course?.subjects.find(({ items }) =>
    items.some((item) => item.key === itemId && item.object_type === 'lab' && item.lab_id === labId),
  );
  if (!course || !subject || itemId === null) return undefined;
  const position: LabPosition = { courseId: course.id, subjectKey: subject.key, itemKey: itemId };
  return { title: course.title, ...position };
}

/** A session as its learner sees it. */
export function toSession(
  deps: Pick<SessionDeps, 'catalogue' | 'clock'>,
  row: store.SessionRow,
  pack: LabPack,
  from: LearnerOrGuest['kind'],
): LabSession {
  const position = findPosition(deps, row.labId, row);
  const leftMs = row.endsAt && row.endsAt.getTime() - (row.stoppedAt ?? deps.clock.now()).getTime();
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

/** Stops sessions past their time, of one person or of everyone; gives how many. */
export async function endDue(
  { db, clock, driver }: Pick<SessionDeps, 'db' | 'clock' | 'driver'>,
  personId?: PersonId,
): Promise<number> {
  const dueAt = clock.now();
  const which = { dueAt, ...(personId === undefined ? {} : { personId }) };
  return store.endSessions(db, driver, which, 'expired', dueAt);
}

/** A session of the caller in its present state, and its lab. Throws `lab_session_not_found`. */
export async function getOwn(
  deps: SessionDeps,
  { personId }: LearnerOrGuest,
  sessionId: LabSessionId,
): Promise<{ row: store.SessionRow; pack: LabPack }> {
  await endDue(deps, personId);
  const row = await store.findSession(deps.db, personId, sessionId);
  const pack = row && deps.labById.get(row.labId);
  if (!row || !pack) throw problem('lab_session_not_found');
  return { row: await moveSession(deps, row), pack };
}
