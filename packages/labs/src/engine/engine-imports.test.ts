import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBinaries } from '../testing/build-lab.ts';
import { createLabEngine } from './index.ts';

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => ({ path, text: readFileSync(join(import.meta.dirname, path), 'utf8') }));

describe('The engine runs in the page and on the server', () => {
  it('the engine imports nothing from node or from grade', () => {
    const wrong = sources.filter(({ text }) => /from '(node:|.*grade\/)/.test(text)).map(({ path }) => path);
    expect(wrong).toEqual([]);
  });

  it('the engine never evaluates text as code of the host', () => {
    const wrong = sources.filter(({ text }) => /\beval\(|new Function\(/.test(text)).map(({ path }) => path);
    expect(wrong).toEqual([]);
  });

  it('the engine refuses a binary whose hash is not the pinned one', async () => {
    const binaries = readBinaries();
    const changed = Uint8Array.from(binaries.quickjs);
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    await expect(createLabEngine({ ...binaries, quickjs: changed })).rejects.toThrow(
      /quickjs-wasi, metered, 3\.6\.2: SHA-256/,
    );
  });
});
