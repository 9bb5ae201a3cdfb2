import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { EngineBinaries, PythonBinaries } from '../engine/binaries.ts';

const require = createRequire(import.meta.url);

/** Reads the two WebAssembly files from their packages: the host's part on the server. */
export function readBinaries(): EngineBinaries {
  return {
    quickjs: readFileSync(require.resolve('quickjs-wasi/quickjs.wasm')),
    sqlite: readFileSync(require.resolve('@sqlite.org/sqlite-wasm/sqlite3.wasm')),
  };
}

export async function readPython(): Promise<PythonBinaries> {
  const [wasm, stdlib] = await Promise.all([
    readFile(require.resolve('pyodide/pyodide.asm.wasm')),
    readFile(require.resolve('pyodide/python_stdlib.zip')),
  ]);
  return { wasm, stdlib };
}
