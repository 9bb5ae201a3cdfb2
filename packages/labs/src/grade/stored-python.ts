import { randomUUID } from 'node:crypto';
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

const toCode = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';

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
      if (toCode(error) === 'ENOENT') return null;
      throw error;
    }
  },
  async store(key, image) {
    try {
      await mkdir(folder, { recursive: true });
      // Others may read or store it meanwhile: it is there whole or not at all.
      const part = join(folder, `${key}.${randomUUID()}`);
      await writeFile(part, image);
      await rename(part, join(folder, key));
    } catch (error) {
      // Where nothing can be written, each process starts Python itself.
      if (!['EACCES', 'EROFS', 'ENOSPC'].includes(toCode(error))) throw error;
    }
  },
});
