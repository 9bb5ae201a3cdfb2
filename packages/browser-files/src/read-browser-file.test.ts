import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { readBrowserFile } from './read-browser-file.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'drawbridge-browser-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, text: string): URL {
  writeFileSync(path.join(folder, name), text);
  return pathToFileURL(path.join(folder, name.replace(/\.ts$/, '.js')));
}

describe('readBrowserFile', () => {
  it('PKG-2 a script that is TypeScript is given as JavaScript whose lines and columns are the same', async () => {
    const typed = [
      "import type { Never } from './never.js';",
      "import { other } from './other.js';",
      'interface Reply { code: string }',
      'export const ask = <T,>(value: T): T | undefined => other(value as T);',
      "throw new Error('here');",
    ];
    const plain = (await readBrowserFile(write('typed.ts', typed.join('\n')))).split('\n');
    expect(plain.map((line) => line.length)).toEqual(typed.map((line) => line.length));
    expect(plain.map((line) => line.replaceAll(/ +/g, ' ').trim())).toEqual([
      '',
      "import { other } from './other.js';",
      '',
      'export const ask = (value ) => other(value );',
      "throw new Error('here');",
    ]);
  });

  it('a file is read once per process', async () => {
    const file = write('once.ts', 'export const first: number = 1;');
    await readBrowserFile(file);
    write('once.ts', 'export const second: number = 2;');
    expect(await readBrowserFile(file)).toContain('first');
  });

  it('a file that could not be read is read at the next try', async () => {
    const file = pathToFileURL(path.join(folder, 'late.js'));
    await expect(readBrowserFile(file)).rejects.toThrow('ENOENT');
    write('late.ts', 'export const late: boolean = true;');
    expect(await readBrowserFile(file)).toContain('late');
  });

  it('a file that is no script is given as it is', async () => {
    expect(await readBrowserFile(write('page.css', 'a { color: red }'))).toBe('a { color: red }');
  });

  it('syntax that more than blanks would have to replace is an error', async () => {
    await expect(readBrowserFile(write('enum.ts', 'enum Color { Red }'))).rejects.toThrow('enum');
  });
});
