/** Simultaneous calls with the same key share one run. */
export function createShared<Key, T>(run: (key: Key) => Promise<T>): (key: Key) => Promise<T> {
  const running = new Map<Key, Promise<T>>();
  return (key) => {
    const known = running.get(key);
    if (known) return known;
    const started = run(key).finally(() => running.delete(key));
    running.set(key, started);
    return started;
  };
}
