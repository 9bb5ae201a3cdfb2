import type { Job } from '../../../platform/jobs/jobs.ts';
import type { Log } from '../../../platform/log/log.ts';
import type { Rotation, RotationResult } from './rotate-keys.ts';
import { readRotationRequest, removeRotationRequest } from './rotation-request.ts';

const LOOK_EVERY_MS = 15_000;

/** Rotates keys when a command has asked for it. */
export function createRotationJob({
  dataDir,
  rotate,
  log,
}: {
  dataDir: string;
  rotate(rotation: Rotation): Promise<RotationResult>;
  log: Log;
}): Job {
  return {
    name: 'key-rotation',
    everyMs: LOOK_EVERY_MS,
    async run() {
      const rotation = readRotationRequest(dataDir);
      if (!rotation) return 0;
      // Removed afterwards: after a crash between the two it is done again, which loses nothing.
      const { kid, removed } = await rotate(rotation);
      removeRotationRequest(dataDir);
      log.warn({ event: 'keys.rotated', ...rotation, kid, removed }, 'keys were rotated by command');
      return 1;
    },
  };
}
