import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../root.ts';
import { findFiles } from '../source-files.ts';
import { readWorkspaces } from './workspaces.ts';

interface Manifest {
  scripts?: Record<string, string>;
  workspaces?: string[];
  references?: { path: string }[];
  compilerOptions?: { strict?: boolean };
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const readJson = (file: string) => JSON.parse(read(file)) as Manifest;
const readDependencies = (workspace: string) => {
  const { dependencies, devDependencies } = readJson(path.join(workspace, 'package.json'));
  return { ...dependencies, ...devDependencies };
};

const WORKSPACES = ['packages', 'tool-server', 'portal', 'storybook', 'examples', 'e2e', 'tooling'];
const DOCUMENTS = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'LICENSE'];
const CONFIGS = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.base.json',
  'tsconfig.dom.json',
  'tsconfig.node.json',
  'tsconfig.pure.json',
  'biome.jsonc',
  'knip.json',
  'oxlint.config.ts',
  'vitest.config.ts',
];
/** Hidden entries: settings of tools that require these names, and no code of ours. */
const HIDDEN = [
  '.changeset',
  '.ci',
  '.env.example',
  '.gitignore',
  '.npmrc',
  '.textlintignore',
  '.textlintrc.json',
];

describe('the repository', () => {
  it('PKG-3 has at its top level what a newcomer looks for, and nothing else', () => {
    // Without git, which a machine may lack: top-level names in .gitignore are no part of the repository.
    const ignored = new Set(
      read('.gitignore')
        .split('\n')
        .map((line) => line.replace(/\/$/, '')),
    );
    const top = readdirSync(ROOT).filter(
      (name) => name !== '.git' && !ignored.has(name) && !name.endsWith('.log'),
    );
    expect(top.toSorted()).toEqual([...WORKSPACES, ...DOCUMENTS, ...CONFIGS, ...HIDDEN].toSorted());
  });

  it('asks one function whether a key belongs to an input method: the flag alone is wrong in Safari', () => {
    const folders = ['packages', 'portal', 'examples', 'storybook'];
    const asking = folders
      .flatMap((folder) => [...findFiles(path.join(ROOT, folder), /(?<!\.stories)\.tsx?$/)])
      .filter((file) => /\.isComposing\b/.test(readFileSync(file, 'utf8')));
    expect(asking).toEqual([]);
  });

  it('has no code in a hidden folder: .ci holds one script', () => {
    expect(readdirSync(path.join(ROOT, '.ci'))).toEqual(['run']);
  });

  it('PKG-2 checks types strictly in every workspace', () => {
    expect(readJson('tsconfig.base.json').compilerOptions?.strict).toBe(true);
    const workspaces = readWorkspaces(ROOT).map(({ folder }) => folder);
    const checked = readJson('tsconfig.json').references?.map((reference) => path.normalize(reference.path));
    expect(checked?.toSorted()).toEqual(workspaces.toSorted());
    for (const workspace of workspaces) {
      const text = read(path.join(workspace, 'tsconfig.json'));
      expect([workspace, /"strict\w*":\s*false/.test(text)]).toEqual([workspace, false]);
      expect(text).toContain('tsconfig.');
    }
  });

  it.each([
    ['PKG-5', 'tool-server', ['ltijs', 'express']],
    ['PKG-6', 'portal', ['vite']],
    ['PKG-6', 'tooling', ['@vitejs/plugin-react']],
    ['PKG-7, CX-2', 'packages/client', ['@preact/signals-react']],
    ['PKG-8', 'packages/ui', ['@floating-ui/react']],
    ['PKG-9, CX-2', 'packages/ui', ['@vanilla-extract/css']],
    ['PKG-9, CX-2', 'tooling', ['@vanilla-extract/vite-plugin']],
    ['PKG-10', 'packages/contracts', ['zod']],
    ['PKG-13', 'storybook', ['storybook']],
    ['PKG-14', 'portal', ['@testing-library/react']],
    ['PKG-14', '.', ['vitest']],
    ['PKG-15', 'e2e', ['@playwright/test']],
  ])('%s %s declares %s with an exact version', (_id, workspace, names) => {
    const declared = readDependencies(workspace);
    for (const name of names) expect(declared[name]).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it('PKG-4, PKG-18 has one install and one script for each proof', () => {
    const { scripts = {}, workspaces } = readJson('package.json');
    expect(workspaces).toEqual(
      expect.arrayContaining(['packages/*', 'tool-server', 'portal', 'storybook', 'e2e', 'tooling']),
    );
    for (const name of [
      'start',
      'test',
      'dev',
      'check',
      'reset',
      'storybook',
      'build',
      'e2e',
      'bench',
      'lms',
      'lint',
    ])
      expect(Object.keys(scripts)).toContain(name);
    // The command itself installs what a fresh clone lacks.
    for (const name of ['start', 'test', 'check', 'build', 'bench', 'lms'])
      expect(scripts[`pre${name}`]).toBe('node tooling/commands/ensure.mjs');
  });

  it('PKG-16 has a portal that assembles widgets and imports neither labs nor content', () => {
    const imports = readdirSync(path.join(ROOT, 'portal/src'), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .filter((name) => /from '@drawbridge\/(labs|content)/.test(read(path.join('portal/src', name))));
    expect(imports).toEqual([]);
  });
});

describe('hooks of tests', () => {
  it('are in test files alone: a shared module registers them in the first file that loads it, and in no other', () => {
    const hooks = /^(before|after)(Each|All)\(/m;
    const wrong = WORKSPACES.flatMap((folder) => [...findFiles(path.join(ROOT, folder), /\.tsx?$/)])
      .filter((file) => !/\.(test|spec)\.tsx?$/.test(file) && hooks.test(readFileSync(file, 'utf8')))
      .map((file) => path.relative(ROOT, file));
    expect(wrong).toEqual([]);
  });
});
