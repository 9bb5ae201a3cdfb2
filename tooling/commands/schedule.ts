export interface Task<Result> {
  /** Waits for all tasks before it, and all after it wait for its end. */
  alone?: boolean;
  run(): Promise<Result>;
}

/** Starts tasks in their order, at most so many at the same time; gives the result of each. */
export function schedule<Result>(tasks: readonly Task<Result>[], atOnce: number): Promise<Result>[] {
  const results = tasks.map((task) => ({ task, ...Promise.withResolvers<Result>() }));

  async function startAll(): Promise<void> {
    const running = new Set<Promise<void>>();
    for (const { task, promise, resolve } of results) {
      while (running.size >= (task.alone ? 1 : atOnce)) await Promise.race(running);
      resolve(task.run());
      const end = () => void running.delete(ended);
      const ended: Promise<void> = promise.then(end, end);
      running.add(ended);
      if (task.alone) await ended;
    }
  }
  void startAll();
  return results.map(({ promise }) => promise);
}
