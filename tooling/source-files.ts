import { readdirSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';

const BUILDS = new Set(['node_modules', 'dist', 'storybook-static']);
/** The code of exercises, which is data here: no workspace imports it. */
const EXERCISES = /packages[\\/](content[\\/](?!src$)\w+|labs[\\/]templates)$/;

/** Files below a folder whose name matches, without dependencies, builds and exercises. */
export function* findFiles(folder: string, wanted: RegExp): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) {
      if (!BUILDS.has(entry.name) && !EXERCISES.test(file)) yield* findFiles(file, wanted);
    } else if (entry.isFile() && wanted.test(entry.name)) yield file;
  }
}

/** A source without its comments. A string such as `'/api/*'` begins none. */
export function withoutComments(file: string, text: string): string {
  let code = '';
  let end = 0;
  for (const comment of parseSync(file, text).comments) {
    code += text.slice(end, comment.start);
    ({ end } = comment);
  }
  return code + text.slice(end);
}
