import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../root.ts';

const SKIPPED = new Set([
  'node_modules',
  'dist',
  '.data',
  '.cache',
  'storybook-static',
  'courses',
  'labs.test',
]);

function* walk(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (SKIPPED.has(entry.name)) continue;
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* walk(file);
    else if (entry.isFile() && !/\.(test|stories)\.tsx?$/.test(entry.name)) yield file;
  }
}

/** Hash over name and content of every source below the folders: the same hash, the same build. */
export function hashSources(folders: readonly string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders) {
    const start = path.join(ROOT, folder);
    const files = statSync(start).isDirectory() ? [...walk(start)] : [start];
    for (const file of files.sort())
      hash.update(path.relative(ROOT, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}
