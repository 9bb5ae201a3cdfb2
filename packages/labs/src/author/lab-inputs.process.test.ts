import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LabInputs, listLabInputs } from './lab-inputs.ts';
import { findOurLabs } from './roots.ts';

const ROOT = realpathSync(fileURLToPath(new URL('../../../../', import.meta.url)));
const SOURCES = fileURLToPath(new URL('..', import.meta.url));
const LAB = 'timing-compare';
const folder = mkdtempSync(join(tmpdir(), 'lab-inputs-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Files of the repository that a program reads, relative to its root, the packages that it loads, and what is stored. */
function trackReads(
  program: string,
  ...args: string[]
): { files: string[]; packages: string[]; stored: string[] } {
  const list = join(folder, 'reads');
  writeFileSync(list, '');
  execFileSync(
    process.execPath,
    ['--import', join(SOURCES, 'testing/track-reads.ts'), join(SOURCES, program), ...args],
    { env: { ...process.env, TRACK_READS: list, NODE_OPTIONS: '' }, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const inside = [...new Set(readFileSync(list, 'utf8').trim().split('\n'))]
    .map((path) => relative(ROOT, path))
    .filter((path) => !path.startsWith('..') && path !== 'packages/labs/src/testing/track-reads.ts');
  const isPackage = (path: string) => path.startsWith('node_modules/');
  const isStored = (path: string) => path.startsWith('node_modules/.cache/drawbridge/');
  return {
    files: inside.filter((path) => !isPackage(path)),
    // What is stored is a function of sources and packages, and is accepted by a hash in the sources.
    packages: inside.filter((path) => isPackage(path) && !isStored(path)),
    stored: inside.filter(isStored),
  };
}

describe('inputs of the proof of a lab', () => {
  let inputs: LabInputs;
  beforeAll(() => {
    inputs = listLabInputs(findOurLabs(LAB)[0] ?? '');
  });
  const isListed = (path: string) => {
    const key = path.slice('node_modules/'.length);
    return inputs.packages.some((line) => key.startsWith(`${line.split(' ')[0]}/`));
  };

  it('the inputs are every file of the repository that verify reads, and every package that it loads', () => {
    const { files, packages, stored } = trackReads('cli.ts', 'verify', LAB);
    expect(files).toContain('packages/labs/src/author/verify-labs.ts');
    expect(files).toContain('packages/labs/src/author/cheats/cheat-worker.ts');
    expect(files).toContain(`packages/content/challenges/${LAB}/lab.yaml`);
    expect(files.filter((file) => !inputs.files.includes(file))).toEqual([]);
    expect(stored).toContainEqual(expect.stringMatching(/\/metered\/\w+\/quickjs\.wasm$/));
    expect(packages.filter((path) => !isListed(path))).toEqual([]);
  });

  it('the inputs include every source that a grader process imports', () => {
    // Ends after its imports; the paths of the binaries are not read.
    const { files, packages } = trackReads('grade/process-main.ts', '--compile');
    expect(files).toContain('packages/labs/src/grade/run-lab.ts');
    expect(files.filter((file) => !inputs.files.includes(file))).toEqual([]);
    expect(packages.filter((path) => !isListed(path))).toEqual([]);
  });

  it('the inputs name package and integrity of the binaries, and no file of another lab', () => {
    for (const name of ['quickjs-wasi', '@sqlite.org/sqlite-wasm', 'pyodide'])
      expect(inputs.packages.some((line) => line.startsWith(`${name} `) && line.includes(' sha512-'))).toBe(
        true,
      );
    expect(inputs.files.filter((file) => /content\/(labs|challenges|playgrounds)\//.test(file))).toEqual(
      inputs.files.filter((file) => file.startsWith(`packages/content/challenges/${LAB}/`)),
    );
  });

  it('the inputs of a folder that is no lab are refused', () => {
    expect(() => listLabInputs(folder)).toThrow('is no folder of a lab');
  });
});
