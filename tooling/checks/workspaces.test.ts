import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../root.ts';
import { findFiles } from '../source-files.ts';
import { listKnownFiles } from './javascript.ts';
import { readWorkspaces } from './workspaces.ts';

interface Configuration {
  references?: { path: string }[];
  compilerOptions?: { strict?: boolean };
}
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const readJson = (file: string) => JSON.parse(read(file)) as Configuration;
const folders = readWorkspaces(ROOT).map(({ folder }) => folder);

describe('every workspace', () => {
  it('PKG-2 every workspace has its types checked strictly', () => {
    expect(readJson('tsconfig.base.json').compilerOptions?.strict).toBe(true);
    // One that the root does not reference would not be checked at all.
    const checked = readJson('tsconfig.json').references?.map((reference) => path.normalize(reference.path));
    const configured = listKnownFiles()
      .filter((file) => path.basename(file) === 'tsconfig.json' && file !== 'tsconfig.json')
      .map((file) => path.dirname(file));
    expect(checked?.toSorted()).toEqual(configured.toSorted());
    expect(configured).toEqual(expect.arrayContaining(folders));
    for (const folder of configured) {
      const text = read(path.join(folder, 'tsconfig.json'));
      expect([folder, /"strict\w*":\s*false/.test(text)]).toEqual([folder, false]);
      expect(text).toContain('tsconfig.');
    }
  });

  it('hooks of tests are registered only in test files: a shared module would register them only in the first file that loads it', () => {
    const hooks = /^(before|after)(Each|All)\(/m;
    const wrong = folders
      .flatMap((folder) => [...findFiles(path.join(ROOT, folder), /\.tsx?$/)])
      .filter((file) => !/\.(test|spec)\.tsx?$/.test(file) && hooks.test(readFileSync(file, 'utf8')))
      .map((file) => path.relative(ROOT, file));
    expect(wrong).toEqual([]);
  });
});
