import type { LabFile } from '@drawbridge/contracts/practice';
import { isMap, isScalar, parseAllDocuments, parseDocument } from 'yaml';
import type { GeneralCheat } from '../cheat.ts';
import { toFileKind } from './file-kind.ts';
import type { PolicyMaterial } from './material.ts';

const SUFFIX = '-2';

function renameJobs(text: string): string {
  const document = parseDocument(text);
  const jobs = document.get('jobs');
  if (!isMap(jobs)) return text;
  const names = jobs.items.map(({ key }) => String(key));
  for (const { key, value } of jobs.items) {
    if (isScalar(key)) key.value = `${String(key.value)}${SUFFIX}`;
    const needs = isMap(value) ? value.get('needs') : undefined;
    if (isMap(value) && typeof needs === 'string' && names.includes(needs))
      value.set('needs', `${needs}${SUFFIX}`);
  }
  return document.toString();
}

function renameObjects(text: string): string {
  const documents = parseAllDocuments(text);
  if (!Array.isArray(documents)) return text;
  for (const document of documents) {
    const name: unknown = document.getIn(['metadata', 'name']);
    if (typeof name === 'string') document.setIn(['metadata', 'name'], `${name}${SUFFIX}`);
  }
  return documents.map((document) => document.toString()).join('---\n');
}

const RENAMERS = {
  dockerfile(text: string): string {
    const names = [...text.matchAll(/^FROM .* AS (\S+)\s*$/gim)].map(([, name = '']) => name);
    return names.reduce(
      (sum, name) =>
        sum
          .replaceAll(`--from=${name}`, `--from=${name}${SUFFIX}`)
          .replaceAll(new RegExp(`(^FROM .* AS |^FROM )${name}\\s*$`, 'gim'), `$1${name}${SUFFIX}`),
      text,
    );
  },
  workflow: renameJobs,
  yaml: renameObjects,
  hcl: (text: string) => text.replaceAll(/^(resource "[^"]+" "[^"]+)"/gm, `$1${SUFFIX}"`),
};

/** The file with other names for its jobs, stages, objects and resources. */
export function renameParts({ path, text }: LabFile): LabFile {
  const kind = toFileKind(path);
  return { path, text: kind === null ? text : RENAMERS[kind](text) };
}

/** A fault is a fault under any name. */
export const renamedParts: GeneralCheat<PolicyMaterial> = {
  id: 'renamed-parts',
  what: 'fixes nothing, and gives jobs, stages, objects or resources other names',
  improve: 'look at all jobs, stages, objects or resources, whatever they are called',
  submissions({ starter }) {
    const files = starter.map(renameParts).filter((file, index) => file.text !== starter[index]?.text);
    return files.length === 0 ? [] : [{ name: 'all names', files }];
  },
};
