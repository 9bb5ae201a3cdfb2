/** Tries the general cheats and the guards of solutions in a separate thread, while the grader uses the other core. */
import { parentPort } from 'node:worker_threads';
import { loadLab } from '../../grade/load.ts';
import { openEngine } from '../open-engine.ts';
import { findAccepted } from './find-accepted.ts';
import type { TrialMessage } from './find-in-worker.ts';
import { tryGuards } from './guards/try-guards.ts';

const engine = await openEngine();
parentPort?.on('message', async (dir: string) => {
  const lab = loadLab(dir);
  await engine.load(lab.pack.engine);
  const trials = { cheats: findAccepted(engine, lab), guards: tryGuards(engine, lab) };
  parentPort?.postMessage({ dir, trials } satisfies TrialMessage);
});
parentPort?.postMessage('ready');
