/** Licenses of what is copied into a tarball: packages that a bundled file contains, and the icons. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../root.ts';

/** What packages without a license file need besides the name of their license. */
const NOTES: Record<string, string> = {
  pyodide:
    'The Source Code Form is the npm package of this name and version. `python_stdlib.zip` and the interpreter in `pyodide.asm.wasm` are CPython, under the Python Software Foundation License Version 2.',
  '@sqlite.org/sqlite-wasm': 'SQLite itself, in `sqlite3.wasm`, is in the public domain.',
};

/** Folder of the installed package that a file belongs to. */
function toPackageFolder(file: string): string | undefined {
  return /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(file)?.[0];
}

function toSection(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: string;
  };
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  if (!file && license === undefined) throw new Error(`${name} names no license`);
  const text = file ? readFileSync(path.join(folder, file), 'utf8').trim() : '';
  return [`## ${name} ${version}: ${license ?? 'see below'}`, NOTES[name], text].filter(Boolean).join('\n\n');
}

/** The text of `LICENSES.md`. */
export function toLicenses(bundledFiles: Iterable<string>): string {
  const folders = new Set([...bundledFiles].map(toPackageFolder).filter((folder) => folder !== undefined));
  const own = path.join(ROOT, 'packages/ui/LICENSES.md');
  return [
    existsSync(own) ? readFileSync(own, 'utf8').trim() : '',
    ...[...folders].toSorted().map(toSection),
    '',
  ].join('\n\n');
}
