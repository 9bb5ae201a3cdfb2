import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../root.ts';
import { findFiles } from '../source-files.ts';
import { findRequirementIds } from './requirements.ts';
import { readWorkspaces } from './workspaces.ts';

/** Requirements that only `npm run test:all` proves, each with its reason. */
export const ONLY_IN_ALL: Record<string, string> = {
  'SB-6': 'the toolbar is in the static build of Storybook, which takes a minute of one core',
  'SB-9': 'so are the pages of designers',
};

/** A test or group begins with its indentation; a group ends where the next one begins no deeper. */
const BEGINS = /^( *)test(?:\.describe)?\(/;
const TAG = "tag: '@lean'";

/** The identifiers of a journey file that its lean tests name, and those that its other tests name. */
export function splitIds(source: string): { lean: Set<string>; other: Set<string> } {
  const ids = { lean: new Set<string>(), other: new Set<string>() };
  const lines = source.split('\n');
  const starts = lines.flatMap((line, at) => (BEGINS.test(line) ? [at] : []));
  let leanGroup: number | undefined;
  for (const [nth, at] of starts.entries()) {
    const text = lines.slice(at, starts[nth + 1]).join('\n');
    const depth = BEGINS.exec(text)?.[1]?.length ?? 0;
    if (leanGroup !== undefined && depth <= leanGroup) leanGroup = undefined;
    const isTagged = text.slice(0, text.indexOf('=>')).includes(TAG);
    if (isTagged && text.trimStart().startsWith('test.describe(')) leanGroup = depth;
    const into = isTagged || leanGroup !== undefined ? ids.lean : ids.other;
    for (const id of findRequirementIds(text)) into.add(id);
  }
  return ids;
}

/** The identifiers that no test outside the journeys names, and no lean journey: `npm test` proves none of them. */
export function findUnprovenIds(): string[] {
  const proven = new Set<string>();
  const wanted = new Set<string>();
  for (const { folder } of readWorkspaces(ROOT))
    for (const file of findFiles(path.join(ROOT, folder), /\.(test\.tsx?|stories\.tsx|spec\.ts)$/)) {
      const source = readFileSync(file, 'utf8');
      if (file.endsWith('.spec.ts')) {
        const { lean, other } = splitIds(source);
        for (const id of lean) proven.add(id);
        for (const id of other) wanted.add(id);
      } else for (const id of findRequirementIds(source)) proven.add(id);
    }
  return [...wanted].filter((id) => !proven.has(id)).toSorted();
}
