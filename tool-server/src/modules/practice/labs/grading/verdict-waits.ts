/** Who waits in this process for the verdict of a submission. */
export interface VerdictWaits {
  /** Resolves when the submission is graded by this process, or after `maxMs`. */
  waitFor(submissionId: string, maxMs: number): Promise<void>;
  wake(submissionId: string): void;
}

export function createVerdictWaits(): VerdictWaits {
  const waiting = new Map<string, Set<() => void>>();
  return {
    waitFor(submissionId, maxMs) {
      return new Promise((resolve) => {
        const set = waiting.get(submissionId) ?? new Set();
        const done = () => {
          clearTimeout(timer);
          set.delete(done);
          if (set.size === 0) waiting.delete(submissionId);
          resolve();
        };
        const timer = setTimeout(done, maxMs);
        set.add(done);
        waiting.set(submissionId, set);
      });
    },
    wake(submissionId) {
      for (const done of waiting.get(submissionId) ?? []) done();
    },
  };
}
