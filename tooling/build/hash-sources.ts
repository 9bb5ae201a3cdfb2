import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../root.ts';
import { findFiles } from '../source-files.ts';

const NEITHER_TEST_NOR_STORY = /^(?!.*\.(test|stories)\.tsx?$)/;
const NO_TEST = /^(?!.*\.test\.tsx?$)/;

interface SourceOptions {
  /** Stories are read by the build of Storybook alone. */
  hasStories?: boolean;
}

/** Every file below the folders that a build may read, relative to the root; a name may also be a single file. */
export function listSources(names: readonly string[], { hasStories = false }: SourceOptions = {}): string[] {
  const pattern = hasStories ? NO_TEST : NEITHER_TEST_NOR_STORY;
  return names.flatMap((name) => {
    const start = path.join(ROOT, name);
    const files = statSync(start).isDirectory() ? [...findFiles(start, pattern)] : [start];
    return files.map((file) => path.relative(ROOT, file)).toSorted();
  });
}

/** Hash over name and content of every source: the same hash, the same build. */
export function hashSources(names: readonly string[], options?: SourceOptions): string {
  const hash = createHash('sha256');
  for (const file of listSources(names, options))
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(path.join(ROOT, file)))
      .update('\0');
  return hash.digest('hex');
}
