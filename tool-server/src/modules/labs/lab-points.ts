/** However many hints were read, half of the points can still be earned. @see LAB-7 */
const MOST_OFF_PERCENT = 50;

/** Points after the cost of the hints read, rounded to whole ones. */
export function toPoints(points: number, hintPercent: number): number {
  return Math.round((points * (100 - Math.min(MOST_OFF_PERCENT, hintPercent))) / 100);
}
