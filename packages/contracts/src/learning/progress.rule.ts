/** Whether everything is done. By the counts: 199 of 200 are rounded to 100 percent. */
export const isAllDone = (completedItems: number, totalItems: number): boolean =>
  totalItems > 0 && completedItems >= totalItems;

/**
 * Progress in percent: rounded completed/total*100, never above 100, 0 when there is nothing to do.
 * @see PLAYER-17, PLAYER-18
 */
export function toProgressPercent(completedItems: number, totalItems: number): number {
  if (!(totalItems > 0) || !(completedItems > 0)) return 0;
  return Math.min(100, Math.round((completedItems / totalItems) * 100));
}
