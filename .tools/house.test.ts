import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './sources.ts';

interface Manifest {
  scripts?: Record<string, string>;
  workspaces?: string[];
  compilerOptions?: { strict?: boolean };
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const readJson = (file: string) => JSON.parse(read(file)) as Manifest;
const needs = (workspace: string) => {
  const { dependencies, devDependencies } = readJson(path.join(workspace, 'package.json'));
  return { ...dependencies, ...devDependencies };
};

describe('the house', () => {
  it('PKG-3 the top level holds what a newcomer looks for, and nothing else', () => {
    // Without git, which a machine may lack: what .gitignore names at the top is not part of the house.
    const ignored = new Set(
      read('.gitignore')
        .split('\n')
        .map((line) => line.replace(/\/$/, '')),
    );
    const top = new Set(
      readdirSync(ROOT).filter(
        (name) => !name.startsWith('.') && !ignored.has(name) && !name.endsWith('.log'),
      ),
    );
    const wanted = ['packages', 'tool-server', 'portal', 'storybook', 'examples', 'e2e'];
    const files = [
      'package.json',
      'tsconfig.json',
      'README.md',
      'package-lock.json',
      'LICENSE',
      'CHANGELOG.md',
    ];
    const configs = [...top].filter((name) =>
      /^(tsconfig\.\w+|biome|knip)\.json$|^vitest\.config\.ts$/.test(name),
    );
    expect([...top].toSorted()).toEqual([...wanted, ...files, ...configs].toSorted());
  });

  it('PKG-2 types are strict in every workspace', () => {
    expect(readJson('tsconfig.base.json').compilerOptions?.strict).toBe(true);
    const configs = [
      'tool-server',
      'portal',
      'storybook',
      'e2e',
      ...readdirSync(path.join(ROOT, 'packages')).map((name) => `packages/${name}`),
    ];
    for (const workspace of configs) {
      const text = read(path.join(workspace, 'tsconfig.json'));
      expect([workspace, /"strict\w*":\s*false/.test(text)]).toEqual([workspace, false]);
      expect(text).toContain('tsconfig.');
    }
  });

  it.each([
    ['PKG-5', 'tool-server', ['ltijs', 'express']],
    ['PKG-6', 'portal', ['vite', '@vitejs/plugin-react']],
    ['PKG-7, CX-2', 'packages/client', ['@preact/signals-react']],
    ['PKG-8', 'packages/ui', ['@floating-ui/react']],
    ['PKG-9, CX-2', 'packages/ui', ['@vanilla-extract/css']],
    ['PKG-9, CX-2', 'portal', ['@vanilla-extract/vite-plugin']],
    ['PKG-10', 'packages/contracts', ['zod']],
    ['PKG-13', 'storybook', ['storybook']],
    ['PKG-14', 'portal', ['@testing-library/react']],
    ['PKG-14', '.', ['vitest']],
    ['PKG-15', 'e2e', ['@playwright/test']],
  ])('%s %s stands on %s, pinned', (_id, workspace, names) => {
    const all = needs(workspace);
    for (const name of names) expect(all[name]).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it('PKG-4, PKG-18 one install, and each proof has one script', () => {
    const { scripts = {}, workspaces } = readJson('package.json');
    expect(workspaces).toEqual(
      expect.arrayContaining(['packages/*', 'tool-server', 'portal', 'storybook', 'e2e']),
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
    // What a fresh clone lacks is fetched by the command itself.
    for (const name of ['start', 'test', 'check', 'build', 'bench', 'lms'])
      expect(scripts[`pre${name}`]).toBe('node .tools/ensure.mjs');
  });

  it('PKG-16 the portal assembles widgets: it reaches past them for nothing they hold', () => {
    const imports = readdirSync(path.join(ROOT, 'portal/src'), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .filter((name) => /from '@drawbridge\/(labs|content)/.test(read(path.join('portal/src', name))));
    expect(imports).toEqual([]);
  });
});
