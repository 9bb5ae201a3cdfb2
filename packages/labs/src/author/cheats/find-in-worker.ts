import { Worker } from 'node:worker_threads';
import type { Findings } from './find-accepted.ts';

export interface CheatMessage {
  dir: string;
  findings: Findings;
}

/**
 * Tries the general cheats against labs, one after the other, in a thread. Gives for each folder a promise of what was
 * found, which rejects when the thread fails.
 */
export function findInWorker(dirs: readonly string[]): {
  of(dir: string): Promise<Findings>;
  close(): Promise<unknown>;
} {
  const waiting = new Map(dirs.map((dir) => [dir, Promise.withResolvers<Findings>()]));
  // Whoever waits gets the rejection; without this, one that nobody has come to yet would end the process.
  for (const { promise } of waiting.values()) promise.catch(() => undefined);
  const worker = new Worker(new URL('./cheat-worker.ts', import.meta.url), { workerData: dirs });
  const fail = (error: Error) => {
    for (const { reject } of waiting.values()) reject(error);
  };
  worker.on('message', ({ dir, findings }: CheatMessage) => waiting.get(dir)?.resolve(findings));
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('the thread that tries the general cheats has ended')));
  return {
    of: (dir) => waiting.get(dir)?.promise ?? Promise.reject(new Error(`${dir} is not tried`)),
    close: () => worker.terminate(),
  };
}
