import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Findings } from './find-accepted.ts';

export interface CheatMessage {
  dir: string;
  findings: Findings;
}

/** A thread that tries the general cheats against labs. */
export interface CheatThread {
  /** What was found for the lab in this folder. Rejects when the thread fails. */
  of(dir: string): Promise<Findings>;
  close(): Promise<unknown>;
}

/** Resolves when the thread's engine has started. */
export async function findInWorker(): Promise<CheatThread> {
  const waiting = new Map<string, PromiseWithResolvers<Findings>>();
  const worker = new Worker(new URL('./cheat-worker.ts', import.meta.url));
  // Rejects when the thread ends with an error before.
  await once(worker, 'message');
  const fail = (error: Error) => {
    for (const { reject } of waiting.values()) reject(error);
  };
  worker.on('message', ({ dir, findings }: CheatMessage) => waiting.get(dir)?.resolve(findings));
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('the thread that tries the general cheats has ended')));
  return {
    of(dir) {
      const asked = Promise.withResolvers<Findings>();
      // Whoever waits gets the rejection; without this, one that nobody has come to yet would end the process.
      asked.promise.catch(() => undefined);
      waiting.set(dir, asked);
      worker.postMessage(dir);
      return asked.promise;
    },
    close: () => worker.terminate(),
  };
}
