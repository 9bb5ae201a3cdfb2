import type { LabAttempt, LabHint } from '@drawbridge/contracts';

export interface Price {
  /** Share of the points it really takes, percent. */
  percent: number;
  /** Points that can still be earned afterwards. */
  left: number;
}

/** Half of the points can be earned however many hints are read. @see LAB-7 */
const LEAST_SHARE = 0.5;

/** What opening a hint takes off just now: nothing after a pass, and never below half of the points. */
export function toPrice(hint: LabHint, attempt: LabAttempt, points: number): Price {
  const now = attempt.points_left;
  if (attempt.passed) return { percent: 0, left: now };
  const least = Math.round(points * LEAST_SHARE);
  const left = Math.max(Math.min(now, least), Math.round(now - (points * hint.price) / 100));
  return { percent: points > 0 ? Math.round(((now - left) / points) * 100) : 0, left };
}
