import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../root.ts';
import { findFiles } from '../source-files.ts';
import { listKnownFiles } from './javascript.ts';
import { readWorkspaces } from './workspaces.ts';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const folders = readWorkspaces(ROOT).map(({ folder }) => folder);

/** What `strict` switches on; each can be switched off by its own name. */
const STRICT_PARTS = [
  'alwaysStrict',
  'noImplicitAny',
  'noImplicitThis',
  'strictBindCallApply',
  'strictBuiltinIteratorReturn',
  'strictFunctionTypes',
  'strictNullChecks',
  'strictPropertyInitialization',
  'useUnknownInCatchVariables',
] as const;

/** The options of a workspace with those of each file that it extends. */
function readOptions(file: string): ts.CompilerOptions {
  const { config } = ts.readConfigFile(file, ts.sys.readFile) as { config: unknown };
  return ts.parseJsonConfigFileContent(config, ts.sys, path.dirname(file), undefined, file).options;
}

describe('every workspace', () => {
  it('PKG-2 every workspace has its types checked strictly', () => {
    const root = JSON.parse(read('tsconfig.json')) as { references: { path: string }[] };
    // One that the root does not reference would not be checked at all.
    const checked = root.references.map((reference) => path.normalize(reference.path));
    const configured = listKnownFiles()
      .filter((file) => path.basename(file) === 'tsconfig.json' && file !== 'tsconfig.json')
      .map((file) => path.dirname(file));
    expect(checked.toSorted()).toEqual(configured.toSorted());
    expect(configured).toEqual(expect.arrayContaining(folders));
    for (const folder of configured) {
      const options = readOptions(path.join(ROOT, folder, 'tsconfig.json'));
      const loose = STRICT_PARTS.filter((name) => options[name] === false);
      expect([folder, options.strict, loose]).toEqual([folder, true, []]);
    }
  });

  it('PKG-2 a test that its workspace leaves out of its own types is checked by another', () => {
    const readFiles = (file: string) => {
      const { config } = ts.readConfigFile(path.join(ROOT, file), ts.sys.readFile) as { config: unknown };
      return ts.parseJsonConfigFileContent(config, ts.sys, path.dirname(path.join(ROOT, file))).fileNames;
    };
    const checked = new Set(folders.flatMap((folder) => readFiles(`${folder}/tsconfig.json`)));
    const tests = folders.flatMap((folder) => [...findFiles(path.join(ROOT, folder), /\.test\.tsx?$/)]);
    expect(tests.filter((file) => !checked.has(file))).toEqual([]);
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
