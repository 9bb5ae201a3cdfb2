/** Runs `work` when everything given earlier for the same key has ended; throws `refuse()` when too many wait. */
export type InTurn<Key> = <T>(key: Key, work: () => Promise<T>, refuse: () => Error) => Promise<T>;

/**
 * One piece of work at a time for each key, in the memory of this process. What locks a row of one person would
 * otherwise hold a connection of the database for each of their requests, and other people would wait for one.
 * `most` counts the one that runs.
 */
export function createTurns<Key>(most: number): InTurn<Key> {
  const lines = new Map<Key, { length: number; last: Promise<unknown> }>();

  return async (key, work, refuse) => {
    const line = lines.get(key) ?? { length: 0, last: Promise.resolve() };
    if (line.length >= most) throw refuse();
    lines.set(key, line);
    line.length += 1;
    const mine = line.last.then(work);
    // The next one does not care how this one ended; its own caller does.
    line.last = mine.catch(() => undefined);
    try {
      return await mine;
    } finally {
      line.length -= 1;
      if (line.length === 0) lines.delete(key);
    }
  };
}
