import type { LabAttempt, LabHint } from '@drawbridge/contracts/practice';
import { toScorePercent } from '@drawbridge/contracts/rules';

export interface Price {
  /** Share of the points that it really costs, percent. */
  percent: number;
  /** Points that can still be earned afterwards. */
  left: number;
}

/** Hints never take more than half of the points. @see LAB-7 */
const LEAST_SHARE = 0.5;

/** The price of a hint at present: nothing after a pass, and at least half of the points always remain. */
export function toPrice(hint: LabHint, attempt: LabAttempt, points: number): Price {
  const now = attempt.points_left;
  if (attempt.passed) return { percent: 0, left: now };
  const least = Math.round(points * LEAST_SHARE);
  const left = Math.max(Math.min(now, least), Math.round(now - (points * hint.price) / 100));
  return { percent: toScorePercent(now - left, points), left };
}
