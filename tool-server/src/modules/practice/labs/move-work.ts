import { asId, type LabId, type PersonId } from '@drawbridge/contracts';
import type { KeptLab } from '@drawbridge/contracts/practice';
import type { LoadedLab } from '@drawbridge/labs/grade';
import type { EventBus } from '../../../events.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { moveCredits } from '../../kernel/grants/index.ts';
import * as help from './lab-help.store.ts';
import { toPoints, toReached } from './lab-points.rule.ts';
import * as store from './labs.store.ts';
import * as moving from './move-work.store.ts';

export interface MoveWork {
  /** Moves all of a person's work in labs to another person, for good; gives the labs. */
  move(tx: Tx, from: PersonId, to: PersonId): Promise<KeptLab[]>;
  /** The same until `moveBack`: passes stay those of who made them. */
  lend(tx: Tx, from: PersonId, to: PersonId): Promise<void>;
  /** Gives back what came from `to`, in the state in which it is now. */
  moveBack(tx: Tx, from: PersonId, to: PersonId): Promise<void>;
}

/**
 * Attempts keep their order and come after those of their new owner. A pass that moves for good is recorded as if the new
 * owner had made it, so that points, courses and notifications follow.
 */
export function createMoveWork(deps: {
  labs: readonly LoadedLab[];
  events: EventBus;
  clock: Clock;
}): MoveWork {
  const { events, clock } = deps;
  const packById = new Map(deps.labs.map(({ pack }) => [pack.lab_id, pack]));

  /** Closes one of two open attempts: the one without any work, otherwise the one that moves. */
  async function closeOne(tx: Tx, to: PersonId, attempt: store.AttemptRow): Promise<Date | null> {
    const own = attempt.closedAt ? undefined : await store.findOpenAttempt(tx, to, asId(attempt.labId));
    if (!own) return attempt.closedAt;
    const now = clock.now();
    if (!(await moving.isUntouched(tx, own))) return now;
    await store.closeAttempt(tx, own.id, now);
    return null;
  }

  /** Puts attempts at a lab behind those of their new owner, whose highest number was `last`. */
  async function moveAttempts(
    tx: Tx,
    to: PersonId,
    attempts: readonly store.AttemptRow[],
    { last, movedFrom }: { last: number; movedFrom: PersonId | null },
  ): Promise<void> {
    for (const [index, attempt] of attempts.entries()) {
      const closedAt = await closeOne(tx, to, attempt);
      await moving.moveAttempt(tx, attempt.id, {
        personId: to,
        number: last + index + 1,
        closedAt,
        movedFrom,
      });
    }
  }

  async function moveLab(
    tx: Tx,
    to: PersonId,
    labId: LabId,
    attempts: readonly store.AttemptRow[],
  ): Promise<void> {
    const at = clock.now();
    const last = await moving.readLastNumber(tx, to, labId);
    const hadPassed = await help.hasPassed(tx, to, labId);
    await moveAttempts(tx, to, attempts, { last, movedFrom: null });
    if (hadPassed)
      await moving.makeHelpFree(
        tx,
        attempts.map(({ id }) => id),
      );
    const used = await help.readUsedHelp(tx, to, labId);
    if (used.isSolutionOpened) await help.clearScores(tx, to, labId);
    if (last === 0) await events.publish(tx, 'lab.started', { personId: to, labId, at });
    const max = packById.get(labId)?.points;
    const passed = attempts.find((attempt) => attempt.passed);
    if (max !== undefined && passed)
      await events.publish(tx, 'lab.graded', {
        personId: to,
        labId,
        attemptId: asId(passed.id),
        score: toPoints(max, used),
        max,
        passed: true,
        reached: toReached(passed, used),
        at,
      });
  }

  /** Moves what belongs to attempts, and gives the attempts by lab. */
  async function takeAttempts(tx: Tx, from: PersonId, to: PersonId, movedFrom?: PersonId) {
    await moving.lockBoth(tx, from, to);
    const moved = await moving.readAttempts(tx, from, movedFrom);
    // First, so that a verdict is either recorded before all of this, or not at all.
    await moving.moveSubmissions(tx, moved, to, await store.readTenant(tx, to));
    return Map.groupBy(moved, ({ labId }) => asId<'lab'>(labId));
  }

  async function move(tx: Tx, from: PersonId, to: PersonId): Promise<KeptLab[]> {
    const byLab = await takeAttempts(tx, from, to);
    await moving.moveFlagTries(tx, from, to);
    await moveCredits(tx, from, to);
    const kept: KeptLab[] = [];
    for (const [labId, attempts] of byLab) {
      await moveLab(tx, to, labId, attempts);
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

  async function lend(tx: Tx, from: PersonId, to: PersonId, movedFrom?: PersonId): Promise<void> {
    for (const [labId, attempts] of await takeAttempts(tx, from, to, movedFrom))
      await moveAttempts(tx, to, attempts, {
        last: await moving.readLastNumber(tx, to, labId),
        movedFrom: movedFrom === undefined ? from : null,
      });
  }

  return {
    move,
    async lend(tx, from, to) {
      await lend(tx, from, to);
      await moving.moveFlagTries(tx, from, to);
    },
    moveBack: (tx, from, to) => lend(tx, from, to, to),
  };
}
