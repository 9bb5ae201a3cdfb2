import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { firstFault, PARSE_OPTIONS } from '../../../grade/manifest.ts';
import { SHORTEST_WHY } from '../legitimate.ts';
import type { Guard } from './guard.ts';

const FILE = 'unneeded-guards.yaml';

const listed = z.array(
  z.strictObject({
    file: z.string().check(z.minLength(1)),
    guard: z.string().check(z.minLength(1)),
    /** Which one, where the file has several that read the same; without it, all of them. */
    nth: z.optional(z.int().check(z.gte(1))),
    why: z.string().check(z.minLength(SHORTEST_WHY)),
  }),
);

/** Guards of the solution that no test needs, by the lab's author. */
export type UnneededGuard = z.infer<typeof listed>[number];

/** Reads `unneeded-guards.yaml` beside `lab.yaml`. Throws an `Error` naming file and field. */
export function readUnneeded(dir: string): UnneededGuard[] {
  const path = join(dir, FILE);
  if (!existsSync(path)) return [];
  const found = listed.safeParse(parse(readFileSync(path, 'utf8')), PARSE_OPTIONS);
  if (!found.success) throw new Error(`${path}: ${firstFault(found.error)}`);
  return found.data;
}

export const isMeant = (
  { file, guard, nth }: UnneededGuard,
  found: Pick<Guard, 'file' | 'text' | 'nth'>,
): boolean => file === found.file && guard === found.text && (nth === undefined || nth === found.nth);
