/** Tries the general cheats in a thread of its own, while the grader has the other core. */
import { parentPort, workerData } from 'node:worker_threads';
import { createLabEngine } from '../../engine/index.ts';
import { readBinaries, readPython } from '../../grade/binaries.ts';
import { loadLab } from '../../grade/load.ts';
import { findAccepted } from './find-accepted.ts';
import type { CheatMessage } from './find-in-worker.ts';

const engine = await createLabEngine(readBinaries(), { python: { read: readPython } });
for (const dir of workerData as readonly string[]) {
  const lab = loadLab(dir);
  await engine.load(lab.pack.engine);
  parentPort?.postMessage({ dir, findings: findAccepted(engine, lab) } satisfies CheatMessage);
}
