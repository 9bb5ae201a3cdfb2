/**
 * Picks `count` distinct items from the first `outOf`, or all of them when there are fewer. Does not change its input.
 * @param random returns numbers in [0, 1)
 * @see CONST-4, DASH-16, DASH-18
 */
export function pickRandom<T>(
  items: readonly T[],
  count = 4,
  outOf = 6,
  random: () => number = Math.random,
): T[] {
  const pool = items.slice(0, outOf);
  const picked: T[] = [];
  while (picked.length < count && pool.length > 0) {
    const [chosen] = pool.splice(Math.floor(random() * pool.length), 1);
    picked.push(chosen as T);
  }
  return picked;
}
