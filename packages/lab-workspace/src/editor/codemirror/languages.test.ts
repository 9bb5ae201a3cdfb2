import { readdirSync } from 'node:fs';
import path from 'node:path';
import { Language, LanguageSupport } from '@codemirror/language';
import { classHighlighter, highlightTree } from '@lezer/highlight';
import { describe, expect, it } from 'vitest';
import { findLanguage, loadLanguage } from './languages.ts';

const PACKAGES = path.join(import.meta.dirname, '../../../..');
const CONTENT = path.join(PACKAGES, 'content');

/** Every file that the lab page shows: the apps of labs, and their solutions. */
function listShown(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => /^[^/]+\/(app|solution)\//.test(file) && !file.endsWith('/solution/README.md'));
}

const SHOWN = ['labs', 'challenges', 'playgrounds'].flatMap((kind) => listShown(path.join(CONTENT, kind)));

describe('the language of a file', () => {
  it('the language is known for every file that a lab, a challenge, a playground or a template shows', () => {
    expect(SHOWN.length).toBeGreaterThan(100);
    const all = [...SHOWN, ...listShown(path.join(PACKAGES, 'labs/templates'))];
    expect(all.filter((file) => findLanguage(file) === undefined)).toEqual([]);
  });

  it('only lists and texts of the content are plain', () => {
    const plain = SHOWN.filter((file) => findLanguage(file) === 'plain').map((file) => path.basename(file));
    expect(new Set(plain)).toEqual(new Set(['.dockerignore', 'mirror.txt']));
  });

  it('the language of a file without extension is found by its name', () => {
    expect(findLanguage('images/Dockerfile')).toBe('dockerfile');
    expect(findLanguage('Dockerfile.dev')).toBe('dockerfile');
    expect(findLanguage('.env')).toBe('properties');
    expect(findLanguage('NotADockerfile')).toBeUndefined();
  });
});

/** The classes of the words that the language of a file gives a look. */
async function findColoured(file: string, text: string): Promise<string[]> {
  const loaded = await loadLanguage(file);
  const language = loaded instanceof LanguageSupport ? loaded.language : loaded;
  if (!(language instanceof Language)) throw new Error(`${file} has no language`);
  const words: string[] = [];
  highlightTree(language.parser.parse(text), classHighlighter, (from, to) =>
    words.push(text.slice(from, to)),
  );
  return words;
}

describe('each language', () => {
  it.each([
    ['a.js', 'const x = 1;', 'const'],
    ['a.json', '{ "x": true }', 'true'],
    ['a.ts', 'interface Pass { id: string }', 'interface'],
    ['a.html', '<p class="x">', 'class'],
    ['a.css', 'p { color: red }', 'color'],
    ['a.sql', 'SELECT id FROM notes', 'SELECT'],
    ['a.py', 'def show(id):', 'def'],
    ['a.md', '# Notes', 'Notes'],
    ['a.yml', 'on: push # always', '# always'],
    ['Dockerfile', 'FROM node:22', 'FROM'],
    ['a.sh', 'if true; then', 'if'],
    ['.env', 'PORT=80', 'PORT'],
  ])('the words of %s are highlighted', async (file, text, word) => {
    expect((await findColoured(file, text)).map((found) => found.trim())).toContain(word);
  });

  it('a file of an unknown kind stays plain text', () => {
    expect(loadLanguage('photo.raw')).toEqual([]);
  });
});
