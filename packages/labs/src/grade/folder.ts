import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { LabFile } from '@drawbridge/contracts/practice';

/** Every file below a folder, paths relative to it with forward slashes, in order. Empty when there is none. */
export function readFolder(dir: string): LabFile[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path: relative(dir, path).split(sep).join('/'), text: readFileSync(path, 'utf8') }))
    .sort((left, right) => (left.path < right.path ? -1 : 1));
}

/** Reads a file of a lab. Throws an `Error` naming the file and the field that refers to it. */
export function readNamed(dir: string, path: string, field: string): string {
  const full = join(dir, path);
  if (!existsSync(full)) throw new Error(`${full}: missing, named by ${field} in lab.yaml`);
  return readFileSync(full, 'utf8');
}
