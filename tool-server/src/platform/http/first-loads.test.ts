import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readFirstLoads } from './first-loads.ts';

const START = '<link rel="modulepreload" crossorigin href="/assets/start.js">';
const DOCUMENT = `<head><script type="module" src="/assets/start.js"></script>
  <link rel="stylesheet" crossorigin href="/assets/start.css"></head>`;

const PAGES = [
  {
    patterns: ['/', '/login'],
    scripts: ['/assets/start.js', '/assets/sign-in.js'],
    styles: ['/assets/start.css', '/assets/sign-in.css'],
    next: [],
    files: [],
  },
  {
    patterns: ['/portal/labs/:labId'],
    scripts: ['/assets/start.js', '/assets/lab.js'],
    styles: [],
    next: ['/assets/editor.js'],
    files: ['/assets/quickjs.wasm'],
  },
];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'first-loads-'));
  mkdirSync(path.join(folder, '.vite'));
  writeFileSync(path.join(folder, '.vite/first-loads.json'), JSON.stringify({ pages: PAGES, modules: {} }));
});
afterEach(() => rmSync(folder, { recursive: true }));

const toAddresses = (tags: string) => [...tags.matchAll(/href="([^"]+)"/g)].map(([, address]) => address);

describe('files named by a first answer', () => {
  it('a first answer names the files of its page, styles before scripts', () => {
    const toTags = readFirstLoads(folder, '<head></head>');
    const login = ['/assets/start.css', '/assets/sign-in.css', '/assets/start.js', '/assets/sign-in.js'];
    for (const address of ['/', '/login', '/login/']) expect(toAddresses(toTags(address))).toEqual(login);
  });

  it('a first answer for a lab also names its editor, after what shows it, and its engine last', () => {
    expect(readFirstLoads(folder, '<head></head>')('/portal/labs/l1').split('\n')).toEqual([
      START,
      '<link rel="modulepreload" crossorigin href="/assets/lab.js">',
      '<link rel="modulepreload" crossorigin fetchpriority="low" href="/assets/editor.js">',
      '<link rel="prefetch" href="/assets/quickjs.wasm">',
    ]);
  });

  it('a first answer does not repeat the files that the document names', () => {
    expect(toAddresses(readFirstLoads(folder, DOCUMENT)('/login'))).toEqual([
      '/assets/sign-in.css',
      '/assets/sign-in.js',
    ]);
  });

  it.each(['/nothing', '/portal', '/portal/labs', '/portal/labs/l1/attempts', '/loginx', '/assets/lab.js'])(
    '%s, which the build does not list, has no first loads',
    (address) => expect(readFirstLoads(folder, DOCUMENT)(address)).toBe(''),
  );
});
