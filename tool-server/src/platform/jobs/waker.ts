/** Makes a job run without waiting for its interval. Features hold it before the jobs themselves are made. */
export interface Waker {
  wake(jobName: string): void;
  /** Called for every wake-up from now on. */
  onWake(listener: (jobName: string) => void): void;
}

export function createWaker(): Waker {
  const listeners: ((jobName: string) => void)[] = [];
  return {
    wake(jobName) {
      for (const listener of listeners) listener(jobName);
    },
    onWake: (listener) => void listeners.push(listener),
  };
}
