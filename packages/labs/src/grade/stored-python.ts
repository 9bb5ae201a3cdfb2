import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PythonSource } from '../engine/binaries.ts';
import { PYTHON_BASE_HASH } from '../engine/python/guest-hash.ts';
import { readPython } from './binaries.ts';

const FOLDER = fileURLToPath(new URL('../../../../node_modules/.cache/drawbridge/python', import.meta.url));

/** The stored start of the Python that this engine has, where there is one. */
export function findStoredPython(): string | undefined {
  const path = join(FOLDER, PYTHON_BASE_HASH);
  return existsSync(path) ? path : undefined;
}

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/**
 * Python whose start is stored in a folder: the next process begins with the memory that it ended in. The engine accepts
 * it only with its pinned hash, whoever wrote it.
 */
export const createStoredPython = (folder: string = FOLDER): PythonSource => ({
  read: readPython,
  async find(key) {
    try {
      return await readFile(join(folder, key));
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  },
  async store(key, image) {
    await mkdir(folder, { recursive: true });
    // Others may read it meanwhile: it is there whole or not at all.
    const part = join(folder, `${key}.${process.pid}`);
    await writeFile(part, image);
    await rename(part, join(folder, key));
  },
});
