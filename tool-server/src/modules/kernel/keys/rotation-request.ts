import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { KEY_PURPOSES } from './key-rows.ts';
import { REVOCATIONS, type Rotation } from './rotate-keys.ts';

const requestShape = z.object({ purpose: z.enum(KEY_PURPOSES), revoke: z.enum(REVOCATIONS) });

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

/** Throws where the file holds no request; it is gone then. */
export function readRotationRequest(dataDir: string): Rotation | undefined {
  const file = toFile(dataDir);
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  try {
    return requestShape.parse(JSON.parse(text));
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  }
}

export const removeRotationRequest = (dataDir: string): void => rmSync(toFile(dataDir), { force: true });
