import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildLab } from '../testing/build-lab.ts';
import { createTestGrader } from '../testing/test-grader.ts';
import { prepareCompileCache } from './compile-cache.ts';
import { toJailed, whyNoJail } from './jail.ts';

const jails = (['none', 'bwrap'] as const).filter((jail) => jail === 'none' || whyNoJail() === null);

describe.each(jails)('The compile cache of grader processes (jail: %s)', (jail) => {
  let parent: string;
  let folder: string;
  beforeAll(() => {
    parent = mkdtempSync(join(tmpdir(), 'drawbridge-compile-'));
    mkdirSync(join(parent, 'outdated'));
    folder = prepareCompileCache(jail, parent);
  });
  afterAll(() => rmSync(parent, { recursive: true, force: true }));

  const list = () => readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();

  it('the cache contains the compiled modules, and replaces an outdated one', () => {
    expect(list().length).toBeGreaterThan(50);
    expect(readdirSync(parent)).toEqual([folder.slice(parent.length + 1)]);
  });

  it('the cache is not filled again while no source changes', () => {
    const before = list();
    expect(prepareCompileCache(jail, parent)).toBe(folder);
    expect(list()).toEqual(before);
  });

  it('a grader with the cache reaches the same verdict', async () => {
    const grader = await createTestGrader({ labs: [buildLab()], jail, cacheDir: parent });
    expect(await grader.grade('hello', [])).toMatchObject({ verdict: 'passed' });
    await grader.close();
  });
});

describe.skipIf(whyNoJail() !== null)('The compile cache in a jail', () => {
  it('the compile cache cannot be written from inside the jail', () => {
    const parent = mkdtempSync(join(tmpdir(), 'drawbridge-compile-'));
    const source = `
      import fs from 'node:fs';
      try { fs.writeFileSync('/cache/planted', ''); } catch (error) { console.log(error.code); }`;
    const { file, args, env, cwd } = toJailed(['--input-type=module', '-e', source], {
      folder: prepareCompileCache('bwrap', parent),
      isWritable: false,
    });
    expect(execFileSync(file, args, { env, cwd, encoding: 'utf8' }).trim()).toBe('EROFS');
    rmSync(parent, { recursive: true, force: true });
  });
});

describe('a compile cache that cannot be created', () => {
  it('a missing cache is reported, and the grader compiles for itself', async () => {
    const parent = mkdtempSync(join(tmpdir(), 'drawbridge-compile-'));
    const file = join(parent, 'a file');
    writeFileSync(file, '');
    const lines: string[] = [];
    const grader = await createTestGrader({
      labs: [buildLab()],
      jail: 'none',
      cacheDir: join(file, 'below'),
      log: (line) => lines.push(line),
    });
    expect(lines.some((line) => line.includes('ENOTDIR'))).toBe(true);
    expect(await grader.grade('hello', [])).toMatchObject({ verdict: 'passed' });
    await grader.close();
    rmSync(parent, { recursive: true, force: true });
  });
});
