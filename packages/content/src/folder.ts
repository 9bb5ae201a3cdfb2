import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, normalize, sep } from 'node:path';
import { LineCounter, parseDocument } from 'yaml';
import * as z from 'zod/mini';
import type { Fault, Report } from './faults.ts';

/** A course's folder, read once: files by relative path, and the ones that were used. */
export interface Folder {
  /** Reports a fault of a file; `field` as in `Fault`. */
  report: (path: string, field: string, message: string) => void;
  /** The bytes of a file, or nothing and a fault at the place that named it. */
  take: (path: string, named: Report) => Buffer | undefined;
  /** The content of a YAML file in the expected shape, or nothing and its faults. */
  takeYaml: <Schema extends z.ZodMiniType>(
    path: string,
    schema: Schema,
    named: Report,
  ) => z.output<Schema> | undefined;
  listUnused: () => string[];
  /** SHA-256 (hex) over names and bytes of all files. */
  hash: () => string;
}

/**
 * zod/mini has no messages of its own; these are passed to one call, so that no other schema of the program changes.
 */
const MESSAGES = z.locales.en().localeError;

/** The content of a YAML file in the expected shape, or nothing and its faults. */
export function parseYaml<Schema extends z.ZodMiniType>(
  bytes: Buffer,
  schema: Schema,
  report: Report,
): z.output<Schema> | undefined {
  const lines = new LineCounter();
  const document = parseDocument(bytes.toString('utf8'), { lineCounter: lines, prettyErrors: false });
  // Later errors of a YAML reader follow from its first one.
  const [broken] = document.errors;
  if (broken) {
    report(`line ${lines.linePos(broken.pos[0]).line}`, broken.message);
    return undefined;
  }
  const parsed = schema.safeParse(document.toJS(), { error: MESSAGES });
  for (const { path, message } of parsed.error?.issues ?? []) report(path.join('.'), message);
  return parsed.data;
}

/** Reads every file under `root/path`. Dot files are no part of the catalogue. */
export function readFolder(root: string, path: string, faults: Fault[]): Folder {
  const files = new Map(
    listFiles(join(root, path)).map((file) => [file, readFileSync(join(root, path, file))]),
  );
  const used = new Set<string>();

  const report: Folder['report'] = (file, field, message) =>
    faults.push({ file: `${path}/${file}`, field, message });

  const take: Folder['take'] = (file, named) => {
    const clean = normalize(file).split(sep).join('/');
    const bytes = clean === file ? files.get(file) : undefined;
    if (bytes) used.add(file);
    else named('', `there is no file ${file} in this folder`);
    return bytes;
  };

  const takeYaml: Folder['takeYaml'] = (file, schema, named) => {
    const bytes = take(file, named);
    return bytes && parseYaml(bytes, schema, (field, message) => report(file, field, message));
  };

  return {
    report,
    take,
    takeYaml,
    listUnused: () => [...files.keys()].filter((file) => !used.has(file)),
    hash: () => hashFiles(files),
  };
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    )
    .sort();
}

function hashFiles(files: ReadonlyMap<string, Buffer>): string {
  const hash = createHash('sha256');
  // Lengths separate the fields: no two folders give the same stream of bytes.
  for (const [path, bytes] of files) hash.update(`${path.length}:${path}:${bytes.length}:`).update(bytes);
  return hash.digest('hex');
}
