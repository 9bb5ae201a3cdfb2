import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../root.ts';

/** Something whose proof depends on the content of files and on versions, and on nothing else. */
export interface Subject {
  /** A lab's id, or the path of a file of tests. */
  name: string;
  /** Every file that the proof reads, relative to the root. */
  files: readonly string[];
  /** Versions of programs that the proof runs in. */
  versions: Readonly<Record<string, string>>;
}

const hashes = new Map<string, string>();

/** Hash of a file's content, read once in a run. */
function hashFile(root: string, file: string): string {
  const full = path.join(root, file);
  const known = hashes.get(full);
  if (known !== undefined) return known;
  const hash = createHash('sha256').update(readFileSync(full)).digest('hex');
  hashes.set(full, hash);
  return hash;
}

const toSortedEntries = (versions: Readonly<Record<string, string>>) =>
  Object.keys(versions)
    .toSorted()
    .map((key) => [key, versions[key]]);

/** Two subjects have the same key only when every input has the same name and content. */
export function toKey({ name, files, versions }: Subject, root: string = ROOT): string {
  const hash = createHash('sha256').update(JSON.stringify([name, toSortedEntries(versions)]));
  for (const file of [...new Set(files)].toSorted()) hash.update(`\0${file}\0${hashFile(root, file)}`);
  return hash.digest('hex').slice(0, 24);
}
