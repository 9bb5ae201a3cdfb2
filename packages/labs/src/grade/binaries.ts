import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { EngineBinaries, PythonBinaries } from '../engine/binaries.ts';
import { findEngineFile } from './engine-files.ts';

/** Reads the two WebAssembly files: the host's part on the server. */
export function readBinaries(): EngineBinaries {
  return {
    quickjs: readFileSync(findEngineFile('quickjs-wasi/quickjs.wasm')),
    sqlite: readFileSync(findEngineFile('@sqlite.org/sqlite-wasm/sqlite3.wasm')),
  };
}

export async function readPython(): Promise<PythonBinaries> {
  const [wasm, stdlib] = await Promise.all([
    readFile(findEngineFile('pyodide/pyodide.asm.wasm')),
    readFile(findEngineFile('pyodide/python_stdlib.zip')),
  ]);
  return { wasm, stdlib };
}
