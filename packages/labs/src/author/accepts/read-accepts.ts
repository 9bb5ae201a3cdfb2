import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import type { LabTrap } from '../../grade/lab.ts';
import { firstFault, PARSE_OPTIONS } from '../../grade/manifest.ts';
import { readVariant } from '../../grade/traps.ts';

export const ACCEPTS = 'accepts.yaml';
const HOME = 'accepts';

/** Long enough to say how it differs. */
const SHORTEST_WHY = 20;

const listed = z.array(
  z.strictObject({
    id: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)),
    why: z.string().check(z.minLength(SHORTEST_WHY)),
  }),
);

/** A right fix that differs from the solution. */
export interface HonestFix extends Pick<LabTrap, 'files' | 'patch' | 'isPacked'> {
  id: string;
  /** How it differs from the solution, and why it is equally good. */
  why: string;
}

/** Reads what `accepts.yaml` beside `lab.yaml` lists. Throws an `Error` naming file and field. */
export function readListed(dir: string): z.infer<typeof listed> {
  const path = join(dir, ACCEPTS);
  if (!existsSync(path)) return [];
  const found = listed.safeParse(parse(readFileSync(path, 'utf8')), PARSE_OPTIONS);
  if (!found.success) throw new Error(`${path}: ${firstFault(found.error)}`);
  const twice = found.data.find(
    ({ id }, index) => found.data.findIndex((other) => other.id === id) !== index,
  );
  if (twice !== undefined) throw new Error(`${path}: ${twice.id} is named twice`);
  return found.data;
}

/** Reads the honest fixes of a lab. Throws an `Error` naming the one that cannot be read or is not listed. */
export function readAccepts(dir: string): HonestFix[] {
  const known = readListed(dir);
  const folder = join(dir, HOME);
  const stored = existsSync(folder) ? readdirSync(folder).map((name) => name.replace(/\.patch$/, '')) : [];
  const unlisted = stored.find((name) => !known.some(({ id }) => id === name));
  if (unlisted !== undefined) throw new Error(`${join(folder, unlisted)}: is not listed in ${ACCEPTS}`);
  return known.map(({ id, why }) => ({ id, why, ...readVariant(dir, HOME, id) }));
}
