import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Findings } from './find-accepted.ts';
import type { TriedGuard } from './guards/try-guards.ts';

/** What was tried against a lab outside the grader. */
export interface Trials {
  cheats: Findings;
  guards: TriedGuard[];
}

export interface TrialMessage {
  dir: string;
  trials: Trials;
}

/** A thread that tries the general cheats against labs, and their solutions without a guard. */
export interface CheatThread {
  /** What was found for the lab in this folder. Rejects when the thread fails. */
  of(dir: string): Promise<Trials>;
  close(): Promise<unknown>;
}

/** Resolves when the thread's engine has started. */
export async function findInWorker(): Promise<CheatThread> {
  const waiting = new Map<string, PromiseWithResolvers<Trials>>();
  const worker = new Worker(new URL('./cheat-worker.ts', import.meta.url));
  // Rejects when the thread ends with an error before.
  await once(worker, 'message');
  const fail = (error: Error) => {
    for (const { reject } of waiting.values()) reject(error);
  };
  worker.on('message', ({ dir, trials }: TrialMessage) => waiting.get(dir)?.resolve(trials));
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('the thread that tries the general cheats has ended')));
  return {
    of(dir) {
      const asked = Promise.withResolvers<Trials>();
      // Whoever waits gets the rejection; without this, one that nobody has come to yet would end the process.
      asked.promise.catch(() => undefined);
      waiting.set(dir, asked);
      worker.postMessage(dir);
      return asked.promise;
    },
    close: () => worker.terminate(),
  };
}
