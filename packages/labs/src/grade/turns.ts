/** Lets so many runs work at once. A run that is repeated waits until no first one does. */
export interface Turns {
  /** Runs `work` when its turn has come. */
  take<T>(lane: 'first' | 'again', work: () => Promise<T>): Promise<T>;
}

export function createTurns(width: number): Turns {
  const waiting = { first: [] as Array<() => void>, again: [] as Array<() => void> };
  let busy = 0;

  function next(): void {
    if (busy >= width) return;
    const start = waiting.first.shift() ?? waiting.again.shift();
    if (start === undefined) return;
    busy += 1;
    start();
  }

  return {
    async take(lane, work) {
      await new Promise<void>((resolve) => {
        waiting[lane].push(resolve);
        next();
      });
      try {
        return await work();
      } finally {
        busy -= 1;
        next();
      }
    },
  };
}
