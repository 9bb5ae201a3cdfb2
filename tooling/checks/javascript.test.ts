import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../root.ts';
import { BEFORE_TYPESCRIPT, findJavaScript, listKnownFiles } from './javascript.ts';
import { readWorkspaces } from './workspaces.ts';

describe('JavaScript in the repository', () => {
  it.each([
    'portal/src/page.js',
    'tool-server/src/modules/learning/quiz/browser/form.js',
    'tooling/commands/prepare.mjs',
    'packages/ui/build.cjs',
    'examples/react-host/src/App.jsx',
  ])('is found: %s', (file) => {
    expect(findJavaScript([file])).toEqual([file]);
  });

  it.each([
    'packages/content/labs/l1/starter/store.js',
    'packages/labs/templates/express/server.js',
    'portal/src/page.ts',
    'portal/src/page.tsx',
    'portal/src/page.json',
  ])('is not: %s', (file) => {
    expect(findJavaScript([file])).toEqual([]);
  });

  it('PKG-2 only what runs before TypeScript can is JavaScript', () => {
    expect(findJavaScript(listKnownFiles())).toEqual(Object.keys(BEFORE_TYPESCRIPT).toSorted());
  });

  it('PKG-2 what runs before TypeScript can is checked as strictly', () => {
    const folders = readWorkspaces(ROOT).map(({ folder }) => folder);
    for (const file of Object.keys(BEFORE_TYPESCRIPT)) {
      const folder = folders.find((workspace) => file.startsWith(`${workspace}/`)) ?? '';
      const configuration = readFileSync(path.join(ROOT, folder, 'tsconfig.json'), 'utf8');
      expect([file, /"checkJs": true/.test(configuration)]).toEqual([file, true]);
      expect([file, readFileSync(path.join(ROOT, file), 'utf8').includes('@ts-')]).toEqual([file, false]);
    }
  });
});
