import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod/mini';
import type { Fault, Report } from './faults.ts';
import { parseYaml } from './folder.ts';

/** One file of a folder that has a file for each thing. */
export interface YamlFile<Source> {
  /** Its name without the ending. */
  id: string;
  source: Source;
  report: Report;
}

const SLUG = /^[a-z0-9][a-z0-9-]{0,63}$/;

/** Reads every file of `root/folder`, in the order of their `order`; each place is used once. */
export function readYamlFolder<Schema extends z.ZodMiniType<{ order: number }>>(
  root: string,
  folder: string,
  schema: Schema,
  faults: Fault[],
): YamlFile<z.output<Schema>>[] {
  if (!existsSync(join(root, folder))) return [];
  const taken = new Map<number, string>();
  const files = readdirSync(join(root, folder))
    .filter((name) => !name.startsWith('.'))
    .sort()
    .flatMap((name) => {
      const file = `${folder}/${name}`;
      const report: Report = (field, message) => faults.push({ file, field, message });
      const id = name.replace(/\.yaml$/, '');
      if (id === name || !SLUG.test(id)) {
        report('', 'a file here is named by an id (lower-case letters, digits and dashes) and ends in .yaml');
        return [];
      }
      const source = parseYaml(readFileSync(join(root, file)), schema, report);
      if (!source) return [];
      const other = taken.get(source.order);
      if (other) report('order', `${source.order} is already used in ${other}`);
      taken.set(source.order, file);
      return [{ id, source, report }];
    });
  return files.sort((a, b) => a.source.order - b.source.order);
}

/** Reports each name of a list that is not known or is there twice. */
export function checkNames(
  names: readonly string[],
  {
    field,
    what,
    isKnown,
    report,
  }: {
    field: string;
    what: string;
    isKnown: (name: string) => boolean;
    report: Report;
  },
): void {
  for (const [at, name] of names.entries()) {
    if (!isKnown(name)) report(`${field}.${at}`, `there is no ${what} ${name}`);
    if (names.indexOf(name) < at) report(`${field}.${at}`, `${name} is named twice`);
  }
}
