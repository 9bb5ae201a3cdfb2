import type { LabAttempt } from '@drawbridge/contracts/practice';
import { toPrice } from '../hints/price.ts';

/** Points that a pass would bring to a guided learner: the hints that are still closed are paid. */
export function toGuidedPoints(attempt: LabAttempt, points: number): number {
  return attempt.hints
    .filter(({ html }) => html === undefined)
    .reduce(
      (left, hint) => toPrice(hint, { ...attempt, points_left: left }, points).left,
      attempt.points_left,
    );
}
