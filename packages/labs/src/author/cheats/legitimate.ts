import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { firstFault, PARSE_OPTIONS } from '../../grade/manifest.ts';
import { CHEAT_IDS } from './list-submissions.ts';

const FILE = 'general-cheats.yaml';
/** Long enough for a reason. */
export const SHORTEST_WHY = 40;

const declared = z.array(
  z.strictObject({
    cheat: z.enum(CHEAT_IDS as [string, ...string[]]),
    why: z.string().check(z.minLength(SHORTEST_WHY)),
    /** Only these ways of it, as `verify` names them; without it, all. */
    ways: z.optional(z.array(z.string()).check(z.minLength(1))),
  }),
);

/** A general cheat, or some of its ways, that counts as a fix of a lab. */
export type LegitimateCheat = z.infer<typeof declared>[number];

/**
 * Reads the general cheats that the author accepts as fixes: `general-cheats.yaml` beside `lab.yaml`. Throws an `Error`
 * naming file and field.
 */
export function readLegitimate(dir: string): LegitimateCheat[] {
  const path = join(dir, FILE);
  if (!existsSync(path)) return [];
  const found = declared.safeParse(parse(readFileSync(path, 'utf8')), PARSE_OPTIONS);
  if (!found.success) throw new Error(`${path}: ${firstFault(found.error)}`);
  const twice = found.data.find(({ cheat, ways }, index) =>
    found.data.slice(0, index).some((other) => other.cheat === cheat && (!other.ways || !ways)),
  );
  if (twice !== undefined) throw new Error(`${path}: ${twice.cheat} is named twice`);
  return found.data;
}
