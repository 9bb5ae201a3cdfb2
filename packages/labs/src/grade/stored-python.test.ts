import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createStoredPython } from './stored-python.ts';

it('the next process finds the start of Python under its key, and nothing else', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'drawbridge-python-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { find, store } = createStoredPython(join(folder, 'below'));
  expect(await find?.('a')).toBeNull();
  await store?.('a', new Uint8Array([1, 2]));
  expect([...((await find?.('a')) ?? [])]).toEqual([1, 2]);
  expect(await find?.('b')).toBeNull();
  expect(readdirSync(join(folder, 'below'))).toEqual(['a']);
});
