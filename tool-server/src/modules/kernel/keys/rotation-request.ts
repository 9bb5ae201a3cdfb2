import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import type { Job } from '../../../platform/jobs/jobs.ts';
import type { Log } from '../../../platform/log/log.ts';
import { KEY_PURPOSES } from './key-rows.ts';
import { REVOCATIONS, type Rotation, type RotationResult } from './rotate-keys.ts';

const requestShape = z.object({ purpose: z.enum(KEY_PURPOSES), revoke: z.enum(REVOCATIONS) });

const LOOK_EVERY_MS = 15_000;

/**
 * Only its server can open the embedded database: the command leaves a file in the data folder, and the server rotates.
 * Whoever may write there has the database too.
 */
const toFile = (dataDir: string) => path.join(dataDir, 'key-rotation.json');

export function requestRotation(dataDir: string, rotation: Rotation): void {
  const file = toFile(dataDir);
  writeFileSync(`${file}.new`, JSON.stringify(rotation), { mode: 0o600 });
  renameSync(`${file}.new`, file);
}

export const isRotationPending = (dataDir: string): boolean => existsSync(toFile(dataDir));

export function createRotationJob(deps: {
  dataDir: string;
  rotate(rotation: Rotation): Promise<RotationResult>;
  log: Log;
}): Job {
  const file = toFile(deps.dataDir);
  return {
    name: 'key-rotation',
    everyMs: LOOK_EVERY_MS,
    async run() {
      if (!existsSync(file)) return 0;
      const text = readFileSync(file, 'utf8');
      let rotation: Rotation;
      try {
        rotation = requestShape.parse(JSON.parse(text));
      } catch (error) {
        rmSync(file, { force: true });
        throw error;
      }
      // Removed afterwards: after a crash between the two it is done again, which loses nothing.
      const { kid, removed } = await deps.rotate(rotation);
      rmSync(file, { force: true });
      deps.log.warn({ event: 'keys.rotated', ...rotation, kid, removed }, 'keys were rotated by command');
      return 1;
    },
  };
}
