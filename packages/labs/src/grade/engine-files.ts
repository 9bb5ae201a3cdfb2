import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type EnginePin, PINS, PYTHON_PINS } from '../engine/binaries.ts';
import { meter } from '../engine/wasm/meter.ts';

const require = createRequire(import.meta.url);
const FOLDER = fileURLToPath(new URL('../../../../node_modules/.cache/drawbridge/metered', import.meta.url));

/** The binaries by their places in the packages, as sources import them. */
const FILES: Readonly<Record<string, EnginePin>> = {
  'quickjs-wasi/quickjs.wasm': PINS.quickjs,
  '@sqlite.org/sqlite-wasm/sqlite3.wasm': PINS.sqlite,
  'pyodide/pyodide.asm.wasm': PYTHON_PINS.wasm,
};

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

function writeMetered(pin: EnginePin, source: string, file: string): void {
  const raw = readFileSync(source);
  // The engine refuses another build, and says so; here nothing is stored for one.
  if (digest(raw) !== pin.sha256) return;
  const bytes = meter(raw, { maxPages: pin.maxPages });
  mkdirSync(join(file, '..'), { recursive: true });
  // Others may read or store it meanwhile: it is there whole or not at all.
  const part = `${file}.${randomUUID()}`;
  writeFileSync(part, bytes);
  renameSync(part, file);
}

/**
 * Path of a binary, metered and stored below `node_modules/.cache`; of the package's own where nothing can be written:
 * then each engine meters it again. The engine checks either.
 */
export function findEngineFile(specifier: string): string {
  const pin = FILES[specifier];
  const source = require.resolve(specifier);
  if (pin === undefined) return source;
  const file = join(FOLDER, pin.metered.sha256.slice(0, 12), basename(specifier));
  try {
    if (!existsSync(file)) writeMetered(pin, source, file);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!['EACCES', 'EROFS', 'ENOSPC'].includes(code)) throw error;
  }
  return existsSync(file) ? file : source;
}

/** All that the engine runs on, by what a host calls it. */
export const findEngineFiles = () => ({
  quickjs: findEngineFile('quickjs-wasi/quickjs.wasm'),
  sqlite: findEngineFile('@sqlite.org/sqlite-wasm/sqlite3.wasm'),
  python: findEngineFile('pyodide/pyodide.asm.wasm'),
  stdlib: findEngineFile('pyodide/python_stdlib.zip'),
});
