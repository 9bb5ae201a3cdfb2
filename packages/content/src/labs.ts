import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Fault } from './faults.ts';
import { parseYaml } from './folder.ts';
import { type LabSource, labSource } from './schema.ts';

/** Folders that hold every lab, challenge and playground of ours, for the lab loader. */
export const labsRoots: readonly string[] = ['labs', 'challenges', 'playgrounds'].map((name) =>
  fileURLToPath(new URL(`../${name}`, import.meta.url)),
);

/** Folders of what a course may have: a playground cannot be passed. */
export const IN_COURSES: readonly string[] = ['labs', 'challenges'];

/** Finds what a course shows of a lab. `missing`: there is none; undefined: its file has faults, which are reported. */
export type FindLab = (labId: string) => LabSource | 'missing' | undefined;

export function createFindLab(root: string, faults: Fault[]): FindLab {
  return (labId) => {
    const file = IN_COURSES.map((name) => `${name}/${labId}/lab.yaml`).find((path) =>
      existsSync(join(root, path)),
    );
    if (file === undefined) return 'missing';
    return parseYaml(readFileSync(join(root, file)), labSource, (field, message) =>
      faults.push({ file, field, message }),
    );
  };
}
