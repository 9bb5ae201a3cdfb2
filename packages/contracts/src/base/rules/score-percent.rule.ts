/**
 * A score in percent of the maximum, rounded half up: a whole number from 0 to 100, and 0 when there is nothing to
 * reach. 100 is kept for a full score: 199 of 200 is 99, although 99.5 rounds to 100. The one place that divides a score
 * by its maximum: pages, lists and gradebooks show the same number.
 */
export function toScorePercent(score: number, max: number): number {
  if (!(max > 0) || !(score > 0)) return 0;
  if (score >= max) return 100;
  // The product is exact for whole points, so the only rounding is that of the quotient: 57.5 stays 57.5.
  return Math.min(99, Math.round((100 * score) / max));
}
