import { randomUUID } from 'node:crypto';
import { asId, type ParsedInputOf, type PersonId, problem } from '@drawbridge/contracts';
import type { LabPack, LabSession, startLab as startLabCall } from '@drawbridge/contracts/practice';
import type { LearnerOrGuest } from '../../../actor.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { checkMayOpen } from '../../kernel/grants/index.ts';
import { endDue, findPosition, type SessionDeps, toSession } from './lab-sessions.ts';
import { moveSession } from './move-session.ts';
import * as store from './provisioner.store.ts';

const toStopping = (title: string) => `“${title}” is still being stopped. Try again in a moment.`;

/** One lab with a limit of time runs at once. Throws `other_lab_running`. */
function checkNoOther(labById: SessionDeps['labById'], live: readonly store.SessionRow[]): void {
  const other = live.find((one) => one.limitSeconds !== null);
  if (!other) return;
  const title = labById.get(other.labId)?.title ?? other.labId;
  const message = other.ended ? toStopping(title) : `“${title}” is running. Stop it first.`;
  throw problem('other_lab_running', { message });
}

/** The session of the lab that runs, or a new one. */
async function openSession(
  tx: Tx,
  { clock, labById, driver }: SessionDeps,
  personId: PersonId,
  { pack, opened }: { pack: LabPack; opened: { courseId: string; itemId: string } | undefined },
): Promise<store.SessionRow> {
  const labId = pack.lab_id;
  const limitSeconds = driver.limitSeconds(pack) ?? null;
  await store.lockPerson(tx, personId);
  const live = await store.readLive(tx, personId);
  const known = live.find((one) => one.labId === labId);
  if (known?.ended) throw problem('other_lab_running', { message: toStopping(pack.title) });
  if (known) return opened ? ((await store.updateCourse(tx, known.id, opened)) ?? known) : known;
  if (limitSeconds !== null) checkNoOther(labById, live);
  const now = clock.now();
  const isRunning = driver.machine === undefined;
  return store.insertSession(tx, {
    id: randomUUID(),
    personId,
    labId,
    kind: driver.kind,
    state: isRunning ? 'running' : 'requested',
    ...opened,
    startedAt: now,
    limitSeconds,
    endsAt: isRunning && limitSeconds !== null ? new Date(now.getTime() + limitSeconds * 1_000) : null,
  });
}

/** Throws `lab_not_found`, `item_not_found`, `upgrade_required`, `other_lab_running`. */
export async function startLab(
  deps: SessionDeps,
  { personId, kind: from }: LearnerOrGuest,
  { lab_id: labId, course }: ParsedInputOf<typeof startLabCall>,
): Promise<LabSession> {
  const { db, clock, labById } = deps;
  const pack = labById.get(labId);
  if (!pack) throw problem('lab_not_found');
  const opened = course && { courseId: course.event_id, itemId: course.item_id };
  if (opened && !findPosition(deps, labId, opened)) throw problem('item_not_found');
  await checkMayOpen(db, personId, { kind: 'lab', id: asId(labId) }, clock.now());
  // Before the transaction: a refusal in it must not undo the end of expired sessions.
  await endDue(deps, personId);
  for (const row of await store.readLive(db, personId)) await moveSession(deps, row);
  const row = await db.transaction((tx) => openSession(tx, deps, personId, { pack, opened }));
  return toSession(deps, await moveSession(deps, row), pack, from);
}
