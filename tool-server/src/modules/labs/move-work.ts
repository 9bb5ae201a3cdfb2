import { asId, type KeptLab, type PersonId } from '@drawbridge/contracts';
import type { LoadedLab } from '@drawbridge/labs/grade';
import type { EventBus } from '../../events.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import * as help from './lab-help.store.ts';
import { toPoints } from './lab-points.ts';
import * as store from './labs.store.ts';
import * as moving from './move-work.store.ts';

export interface MoveWork {
  /** Moves all of a person's work in labs to another person; gives the labs. */
  move(tx: Tx, from: PersonId, to: PersonId): Promise<KeptLab[]>;
  /** Gives back what came from `to`, in the state in which it is now. Points stay. */
  moveBack(tx: Tx, from: PersonId, to: PersonId): Promise<void>;
}

/**
 * Attempts keep their order and come after those of their new owner. A pass is recorded as if the new owner had made
 * it, so that points, courses and notifications follow.
 */
export function createMoveWork(deps: {
  labs: readonly LoadedLab[];
  events: EventBus;
  clock: Clock;
}): MoveWork {
  const { events, clock } = deps;
  const packById = new Map(deps.labs.map(({ pack }) => [pack.lab_id, pack]));

  /** Of two open attempts one is closed: the one without any work, otherwise the one that moves. */
  async function closeOne(tx: Tx, to: PersonId, attempt: store.AttemptRow): Promise<Date | null> {
    const own = attempt.closedAt ? undefined : await store.findOpenAttempt(tx, to, asId(attempt.labId));
    if (!own) return attempt.closedAt;
    const now = clock.now();
    if (!(await moving.isUntouched(tx, own))) return now;
    await store.closeAttempt(tx, own.id, now);
    return null;
  }

  async function moveLab(
    tx: Tx,
    { from, to }: { from: PersonId; to: PersonId },
    labId: ReturnType<typeof asId<'lab'>>,
    attempts: readonly store.AttemptRow[],
  ): Promise<void> {
    const at = clock.now();
    const last = await moving.readLastNumber(tx, to, labId);
    const hadPassed = await help.hasPassed(tx, to, labId);
    for (const [index, attempt] of attempts.entries()) {
      const closedAt = await closeOne(tx, to, attempt);
      const number = last + index + 1;
      await moving.moveAttempt(tx, attempt.id, { personId: to, number, closedAt, movedFrom: from });
    }
    if (hadPassed)
      await moving.makeHelpFree(
        tx,
        attempts.map(({ id }) => id),
      );
    const used = await help.readUsedHelp(tx, to, labId);
    if (used.isSolutionOpened) await help.clearScores(tx, to, labId);
    if (last === 0) await events.publish(tx, 'lab.started', { personId: to, labId, at });
    const max = packById.get(labId)?.points;
    if (max !== undefined && attempts.some(({ passed }) => passed))
      await events.publish(tx, 'lab.graded', {
        personId: to,
        labId,
        score: toPoints(max, used),
        max,
        passed: true,
        at,
      });
  }

  async function move(tx: Tx, from: PersonId, to: PersonId): Promise<KeptLab[]> {
    await moving.lockBoth(tx, from, to);
    const moved = await moving.readAttempts(tx, from);
    // First, so that a verdict is either recorded before all of this, or not at all.
    await moving.moveSubmissions(tx, moved, to, await store.readTenant(tx, to));
    await moving.moveFlagTries(tx, from, to);
    const byLab = Map.groupBy(moved, ({ labId }) => labId);
    const kept: KeptLab[] = [];
    for (const [labId, attempts] of byLab) {
      await moveLab(tx, { from, to }, asId<'lab'>(labId), attempts);
      const pack = packById.get(labId);
      if (pack)
        kept.push({
          lab_id: labId,
          title: pack.title,
          type: pack.type,
          passed: attempts.some(({ passed }) => passed),
        });
    }
    return kept;
  }

  return {
    move,
    async moveBack(tx, from, to) {
      await moving.lockBoth(tx, from, to);
      const moved = await moving.readAttempts(tx, from, to);
      await moving.moveSubmissions(tx, moved, to, await store.readTenant(tx, to));
      for (const [labId, attempts] of Map.groupBy(moved, (attempt) => attempt.labId)) {
        const last = await moving.readLastNumber(tx, to, asId<'lab'>(labId));
        for (const [index, attempt] of attempts.entries()) {
          const closedAt = await closeOne(tx, to, attempt);
          const number = last + index + 1;
          await moving.moveAttempt(tx, attempt.id, { personId: to, number, closedAt, movedFrom: null });
        }
      }
    },
  };
}
