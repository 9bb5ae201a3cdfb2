import type { LabFile } from '@drawbridge/contracts/practice';
import { isMap, parseDocument } from 'yaml';
import type { GeneralCheat } from '../cheat.ts';
import { toFileKind } from './file-kind.ts';
import type { PolicyMaterial } from './material.ts';
import { renameParts } from './renamed-parts.ts';

/** The workflow with the jobs and triggers of another one. */
function joinWorkflows(text: string, other: string): string {
  const document = parseDocument(text);
  const added = parseDocument(other);
  for (const section of ['on', 'jobs']) {
    const [own, theirs] = [document.get(section), added.get(section)];
    if (!isMap(own) || !isMap(theirs)) continue;
    for (const pair of theirs.items) if (!own.has(pair.key)) own.items.push(pair);
  }
  return document.toString();
}

const JOINERS = {
  // The last stage is the image.
  dockerfile: (text: string, other: string) => `${other.trimEnd()}\n\n${text}`,
  workflow: joinWorkflows,
  yaml: (text: string, other: string) => `${text.trimEnd()}\n---\n${other}`,
  hcl: (text: string, other: string) => `${text.trimEnd()}\n\n${other}`,
};

function join(before: LabFile, solved: LabFile): LabFile[] {
  const kind = toFileKind(before.path);
  if (kind === null || before.text === solved.text) return [];
  return [{ path: before.path, text: JOINERS[kind](before.text, renameParts(solved).text) }];
}

/** A part without the fault does not compensate for one that has it. */
export const solutionBeside: GeneralCheat<PolicyMaterial> = {
  id: 'solution-beside',
  what: 'fixes nothing, and has jobs, stages, objects or resources of the solution beside its own',
  improve: 'an attack is blocked when every job, stage, object or resource withstands it, not when one does',
  submissions({ starter, solved }) {
    const files = starter.flatMap((before) => {
      const after = solved.find(({ path }) => path === before.path);
      return after === undefined ? [] : join(before, after);
    });
    return files.length === 0 ? [] : [{ name: 'both', files }];
  },
};
