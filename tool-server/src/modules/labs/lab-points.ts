/** However many hints were read, half of the points can still be earned. @see LAB-7 */
const MOST_OFF_PERCENT = 50;

/** The help that a learner used in a lab, in all attempts. */
export interface UsedHelp {
  /** Sum of the hints' prices, percent. */
  hintPercent: number;
  /** Before a pass. */
  isSolutionOpened: boolean;
}

/** Points after the cost of the help used, rounded to whole ones. */
export function toPoints(points: number, { hintPercent, isSolutionOpened }: UsedHelp): number {
  if (isSolutionOpened) return 0;
  return Math.round((points * (100 - Math.min(MOST_OFF_PERCENT, hintPercent))) / 100);
}
