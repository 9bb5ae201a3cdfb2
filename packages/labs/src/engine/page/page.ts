import { createLabRunner, type LabRunner, type LabRunnerOptions, type WorkerLike } from './lab-runner.ts';

/** The Web Worker that runs labs in the page. Vite bundles it because of this very expression. */
export function createPageWorker(): WorkerLike {
  return new Worker(new URL('./page-worker.ts', import.meta.url), { type: 'module' });
}

/** `createLabRunner` with the page's own worker: what a widget calls. */
export function createPageLabRunner(options?: LabRunnerOptions): LabRunner {
  return createLabRunner(createPageWorker, options);
}
