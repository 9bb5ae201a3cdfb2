/** True when all items are complete. Compares the counts, because 199 of 200 rounds to 100 percent. */
export const isAllDone = (completedItems: number, totalItems: number): boolean =>
  totalItems > 0 && completedItems >= totalItems;

/**
 * Progress in percent: completed/total*100, rounded, at most 100, and 0 without any items.
 * @see PLAYER-17, PLAYER-18
 */
export function toProgressPercent(completedItems: number, totalItems: number): number {
  if (!(totalItems > 0) || !(completedItems > 0)) return 0;
  return Math.min(100, Math.round((completedItems / totalItems) * 100));
}
