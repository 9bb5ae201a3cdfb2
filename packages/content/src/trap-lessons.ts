import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { Course } from './catalogue.ts';
import type { Fault } from './faults.ts';
import { parseYaml } from './folder.ts';
import { IN_COURSES } from './labs.ts';
import { text } from './schema.ts';

const trapsSource = z.looseObject({
  traps: z._default(z.array(z.looseObject({ lesson: z.optional(text) })), []),
});

/** Kinds of items that explain. */
const EXPLAINING: readonly string[] = ['media', 'vid'];

/** A trap may name the lesson that explains it: an article or video of a course, by its key. */
export function checkTrapLessons(root: string, courses: readonly Course[], faults: Fault[]): void {
  const known = new Set<string>(
    courses
      .flatMap(({ subjects }) => subjects.flatMap(({ items }) => items))
      .filter(({ object_type }) => EXPLAINING.includes(object_type))
      .map(({ key }) => key),
  );
  for (const file of IN_COURSES.flatMap((folder) => listLabFiles(root, folder))) {
    const bytes = readFileSync(join(root, file));
    // Most name none: the rest of the file is read with the lab.
    if (!/\blesson:/.test(bytes.toString('utf8'))) continue;
    const source = parseYaml(bytes, trapsSource, (field, message) => faults.push({ file, field, message }));
    for (const [at, { lesson }] of (source?.traps ?? []).entries())
      if (lesson !== undefined && !known.has(lesson))
        faults.push({
          file,
          field: `traps.${at}.lesson`,
          message: `there is no article or video ${lesson} in a course`,
        });
  }
}

function listLabFiles(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder))
    .sort()
    .map((name) => `${folder}/${name}/lab.yaml`)
    .filter((file) => existsSync(join(root, file)));
}
