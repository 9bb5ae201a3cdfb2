export interface Task<Result> {
  name: string;
  /** Tasks that have to end before. */
  after?: readonly string[];
  run(): Promise<Result>;
}

/**
 * Starts tasks in their order, at most so many at the same time; one that still waits for another lets the next ones
 * pass. Gives the result of each.
 */
export function schedule<Result>(tasks: readonly Task<Result>[], atOnce: number): Promise<Result>[] {
  const names = new Set(tasks.map(({ name }) => name));
  const waiting = tasks.map((task) => ({ task, ...Promise.withResolvers<Result>() }));
  const results = waiting.map(({ promise }) => promise);
  const unfinished = new Set(names);
  let running = 0;

  function startNext(): void {
    while (running < atOnce) {
      const isReady = ({ after = [] }: Task<Result>) => !after.some((name) => unfinished.has(name));
      const next = waiting.findIndex(({ task }) => isReady(task));
      const [entry] = next < 0 ? [] : waiting.splice(next, 1);
      if (!entry) return;
      running += 1;
      const end = () => {
        running -= 1;
        unfinished.delete(entry.task.name);
        startNext();
      };
      entry.promise.then(end, end);
      entry.resolve(entry.task.run());
    }
  }
  startNext();
  return results;
}
