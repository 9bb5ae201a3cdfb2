/**
 * A score as a percentage of the maximum, rounded half up: a whole number from 0 to 100, and 0 when the maximum is 0.
 * Only a full score is 100: 199 of 200 is 99, although 99.5 rounds to 100. No other code divides a score by its
 * maximum, so pages, lists and gradebooks show the same number.
 */
export function toScorePercent(score: number, max: number): number {
  if (!(max > 0) || !(score > 0)) return 0;
  if (score >= max) return 100;
  // The product is exact for whole points, so only the quotient is rounded: 57.5 stays 57.5.
  return Math.min(99, Math.round((100 * score) / max));
}
