import { type LabSessionId, problem } from '@drawbridge/contracts';
import { LAB_EXTENSION, type LabSession } from '@drawbridge/contracts/practice';
import type { Learner } from '../../../actor.ts';
import { getOwn, type SessionDeps, toSession } from './lab-sessions.ts';
import * as store from './provisioner.store.ts';

/** Throws `lab_not_running`, `lab_without_limit`, `extend_too_early`, `no_extension_left`. */
export async function extendLab(
  deps: SessionDeps,
  actor: Learner,
  sessionId: LabSessionId,
): Promise<LabSession> {
  const { db, clock } = deps;
  const { row, pack } = await getOwn(deps, actor, sessionId);
  if (row.state !== 'running') throw problem('lab_not_running');
  if (!row.endsAt) throw problem('lab_without_limit');
  if (row.extensions >= LAB_EXTENSION.times) throw problem('no_extension_left');
  if (row.endsAt.getTime() - clock.now().getTime() >= LAB_EXTENSION.belowSeconds * 1_000)
    throw problem('extend_too_early');
  const endsAt = new Date(row.endsAt.getTime() + LAB_EXTENSION.bySeconds * 1_000);
  const moved = await store.moveLimit(db, row, endsAt);
  if (moved) return toSession(deps, moved, pack, actor.kind);
  // A second call at the same moment finds the limit changed already.
  const now = await getOwn(deps, actor, sessionId);
  return toSession(deps, now.row, now.pack, actor.kind);
}
