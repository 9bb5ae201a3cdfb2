import type { Log } from '../log/log.ts';
import type { Waker } from './waker.ts';

/** Work that is repeated: it finds what is due in the database, so nothing is lost with the process. */
export interface Job {
  name: string;
  everyMs: number;
  /** Does what is due; gives how much it did. */
  run(): Promise<number>;
  /** Starts nothing more: the current run ends with what is in progress. */
  stop?(): void;
}

export interface Jobs {
  start(): void;
  /** Runs every job until none finds anything to do. For tests. */
  drain(): Promise<void>;
  /** Waits for running jobs. */
  stop(): Promise<void>;
}

export function createJobs(jobs: readonly Job[], deps: { waker: Waker; log: Log }): Jobs {
  const { waker, log } = deps;
  const timers = new Map<string, NodeJS.Timeout>();
  const running = new Map<string, Promise<number>>();
  const again = new Set<string>();
  /** Jobs that were woken before any was started. */
  const woken = new Set<string>();
  let started = false;

  function runOnce(job: Job): Promise<number> {
    const current = running.get(job.name);
    if (current) return current;
    const run = job
      .run()
      .catch((error: unknown) => {
        log.error({ err: error, job: job.name }, 'job failed');
        return 0;
      })
      .finally(() => running.delete(job.name));
    running.set(job.name, run);
    return run;
  }

  function schedule(job: Job, delayMs: number) {
    clearTimeout(timers.get(job.name));
    if (!started) return;
    timers.set(
      job.name,
      setTimeout(async () => {
        again.delete(job.name);
        await runOnce(job);
        schedule(job, again.has(job.name) ? 0 : job.everyMs);
      }, delayMs).unref(),
    );
  }

  // A job woken while it runs runs again as soon as it is done.
  waker.onWake((name) => {
    const job = jobs.find((known) => known.name === name);
    if (!job) return;
    if (!started) return void woken.add(name);
    if (running.has(name)) again.add(name);
    else schedule(job, 0);
  });

  return {
    start() {
      started = true;
      for (const job of jobs) schedule(job, 0);
    },
    async drain() {
      // One after the other, those with work first, and again from the first, until all in a row have found nothing.
      const order = jobs.toSorted((a, b) => Number(woken.has(b.name)) - Number(woken.has(a.name)));
      woken.clear();
      let idle = 0;
      for (let turn = 0; idle < order.length; turn += 1) {
        const job = order[turn % order.length];
        if (!job) return;
        await running.get(job.name);
        idle = (await runOnce(job)) > 0 ? 0 : idle + 1;
      }
    },
    async stop() {
      started = false;
      for (const job of jobs) job.stop?.();
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(running.values());
    },
  };
}
