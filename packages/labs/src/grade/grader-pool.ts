import type { LabPack } from '@drawbridge/contracts/practice';
import type { GraderProcess } from './grader-process.ts';

export interface GraderPool {
  pids(): number[];
  /** Gives a free process to `work`, or the next one that becomes free. */
  use<T>(engine: LabPack['engine'], work: (process: GraderProcess) => Promise<T>): Promise<T>;
  /** Resolves when the first process has started, rejects when it could not. */
  ready: Promise<unknown>;
  close(): Promise<void>;
}

const RESTART_MS = 1_000;

/**
 * Grader processes, each replaced when it is lost. How much is graded, and again, is the caller's decision.
 * One starts immediately, `size` more with the first submission: a pool at rest holds no memory for them.
 */
export function createGraderPool(options: {
  size: number;
  /** Starts a process; `warm` are the engines whose runtime it loads before it counts as ready. */
  start(warm: Array<LabPack['engine']>): GraderProcess;
  log(line: string): void;
}): GraderPool {
  const { size, log } = options;
  const all = new Set<GraderProcess>();
  const free: GraderProcess[] = [];
  const waiters: Array<(process: GraderProcess) => void> = [];
  /** Engines with a runtime of their own that were used so far, and the processes that have it already. */
  const warm = new Set<LabPack['engine']>();
  const warmed = new WeakSet<GraderProcess>();
  let closed = false;
  let hasWorked = false;

  function add(): GraderProcess {
    const started = options.start([...warm]);
    all.add(started);
    let begun = false;
    const begin = () => {
      begun = true;
      release(started);
    };
    started.ready.then(begin, (error: Error) => log(error.message));
    // One that never started would only fail again immediately: wait a moment.
    void started.gone.then(() => setTimeout(() => replace(started), begun ? 0 : RESTART_MS));
    return started;
  }

  function replace(lost: GraderProcess): void {
    all.delete(lost);
    const at = free.indexOf(lost);
    if (at >= 0) free.splice(at, 1);
    if (!closed) add();
  }

  function release(process: GraderProcess): void {
    if (!process.alive()) return;
    const next = waiters.shift();
    if (next === undefined) free.push(process);
    else next(process);
  }

  function acquire(engine: LabPack['engine']): Promise<GraderProcess> {
    const ready = engine === 'python' ? free.findIndex((process) => warmed.has(process)) : -1;
    // Otherwise the one that worked last (-1 is the end): its code is compiled best.
    const [process] = free.splice(ready, 1);
    return process === undefined ? new Promise((resolve) => waiters.push(resolve)) : Promise.resolve(process);
  }

  const first = add();
  return {
    pids: () => [...all].map(({ pid }) => pid),
    ready: first.ready,
    async use(engine, work) {
      if (!hasWorked && !closed) {
        hasWorked = true;
        for (let count = 0; count < size; count += 1) add();
      }
      const process = await acquire(engine);
      // The process that replaces this one will run the same kind of lab.
      if (engine === 'python') {
        warm.add(engine);
        warmed.add(process);
      }
      try {
        return await work(process);
      } finally {
        release(process);
      }
    },
    async close() {
      closed = true;
      const children = [...all];
      for (const child of children) child.kill();
      await Promise.all(children.map((child) => child.gone));
      // Runs that still wait get a lost process, and end with its error.
      for (const next of waiters.splice(0)) if (children[0] !== undefined) next(children[0]);
    },
  };
}
