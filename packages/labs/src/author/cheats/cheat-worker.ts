/** Tries the general cheats in a thread of its own, while the grader has the other core. */
import { parentPort } from 'node:worker_threads';
import { loadLab } from '../../grade/load.ts';
import { openEngine } from '../open-engine.ts';
import { findAccepted } from './find-accepted.ts';
import type { CheatMessage } from './find-in-worker.ts';

const engine = await openEngine();
parentPort?.on('message', async (dir: string) => {
  const lab = loadLab(dir);
  await engine.load(lab.pack.engine);
  parentPort?.postMessage({ dir, findings: findAccepted(engine, lab) } satisfies CheatMessage);
});
parentPort?.postMessage('ready');
