import { SOLUTION_REST_DAYS } from '@drawbridge/contracts/practice';
import { toScorePercent } from '@drawbridge/contracts/rules';
import type { Reached } from '../../../events.ts';

/** However many hints were read, half of the points can still be earned. @see LAB-7 */
const MOST_OFF_PERCENT = 50;

const DAY_MS = 86_400_000;

/** The help that a learner used in a lab, in all attempts. */
export interface UsedHelp {
  /** Sum of the hints' prices, percent. */
  hintPercent: number;
  /** Before a pass. */
  isSolutionOpened: boolean;
  /** The time at which the solution was last opened before a pass. */
  solutionOpenedAt?: Date | undefined;
}

/**
 * How a pass in an attempt was reached. With the solution read it is the learner's own again in an attempt that was begun
 * `SOLUTION_REST_DAYS` later; points it brings none.
 */
export function toReached(attempt: { openedAt: Date }, used: UsedHelp): Reached {
  if (!used.isSolutionOpened) return used.hintPercent > 0 ? 'hints' : 'own work';
  const readAt = used.solutionOpenedAt?.getTime() ?? 0;
  return attempt.openedAt.getTime() >= readAt + SOLUTION_REST_DAYS * DAY_MS ? 'hints' : 'solution';
}

/** Points after the cost of the help used, rounded to whole ones. */
export function toPoints(points: number, { hintPercent, isSolutionOpened }: UsedHelp): number {
  if (isSolutionOpened) return 0;
  return Math.round((points * (100 - Math.min(MOST_OFF_PERCENT, hintPercent))) / 100);
}

/** What an attempt stores of a score: the share of the points in percent, not rounded. */
export const toStoredScore = (score: number, max: number): number => (max > 0 ? (100 * score) / max : 0);

/** A stored score as it is shown. It has seven digits, so a whole number of points comes out as it went in. */
export const toBest = (stored: number, points: number) => ({
  best_score: toShownPercent(stored),
  best_points: Math.round((stored * points) / 100),
});

export const toShownPercent = (stored: number): number => toScorePercent(stored, 100);
