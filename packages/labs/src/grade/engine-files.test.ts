import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PINS } from '../engine/binaries.ts';
import { findEngineFile } from './engine-files.ts';

const digest = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

it("the stored file of a binary is its metered one, under the package's name for it", () => {
  const file = findEngineFile('quickjs-wasi/quickjs.wasm');
  expect(file).toMatch(/\.cache\/.+\/quickjs\.wasm$/);
  expect(digest(file)).toBe(PINS.quickjs.metered.sha256);
});

it("the library of Python is not metered: its file is the package's", () => {
  expect(findEngineFile('pyodide/python_stdlib.zip')).toMatch(/node_modules\/pyodide\/python_stdlib\.zip$/);
});
