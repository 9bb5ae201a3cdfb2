import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { type Check, check } from '../grade/check.ts';
import type { LoadedLab } from '../grade/lab.ts';

/** The fields of `course.yaml` needed here; the course loader validates all of it. */
const course = z.looseObject({
  subjects: z.array(z.looseObject({ items: z.array(z.looseObject({ key: z.string(), type: z.string() })) })),
});

/** Keys of the articles and videos of the courses in a folder. */
export function readLessons(root: string): ReadonlySet<string> {
  if (!existsSync(root)) return new Set();
  const keys = readdirSync(root)
    .map((name) => join(root, name, 'course.yaml'))
    .filter((path) => existsSync(path))
    .flatMap((path) => course.parse(parse(readFileSync(path, 'utf8'))).subjects)
    .flatMap(({ items }) => items)
    .filter(({ type }) => type === 'article' || type === 'video')
    .map(({ key }) => key);
  return new Set(keys);
}

/** Checks that each lesson named by a trap exists. */
export const checkLessons = ({ traps }: Pick<LoadedLab, 'traps'>, lessons: ReadonlySet<string>): Check[] =>
  traps.flatMap(({ id, lesson }) =>
    lesson === undefined
      ? []
      : [
          check(
            `the trap ${id} names a lesson that is in a course`,
            lessons.has(lesson),
            `there is no article or video ${lesson}`,
          ),
        ],
  );
