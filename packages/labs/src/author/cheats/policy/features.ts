import type { LabFile } from '@drawbridge/contracts/practice';
import { isMap, parseAllDocuments, parseDocument } from 'yaml';
import { parseDockerfile } from '../../../engine/policy/docker/parse.ts';
import { parseHcl } from '../../../engine/policy/hcl/parse.ts';
import { toFileKind } from './file-kind.ts';

/** A part of a file that works on its own, and the file's text without it. */
export interface Feature {
  name: string;
  rest: string;
}

const withoutLines = (text: string, from: number, to: number) =>
  text
    .split('\n')
    .filter((_line, index) => index + 1 < from || index + 1 > to)
    .join('\n');

const READERS = {
  /** Instructions. */
  dockerfile: ({ path, text }: LabFile): Feature[] =>
    parseDockerfile(path, text, {}).stages.flatMap(({ instructions }) =>
      instructions.map(({ name, line, endLine }) => ({
        name: `${path}:${line} ${name}`,
        rest: withoutLines(text, line, endLine),
      })),
    ),
  /** Jobs and triggers. */
  workflow: ({ path, text }: LabFile): Feature[] =>
    ['jobs', 'on'].flatMap((section) => {
      const map = parseDocument(text).get(section);
      if (!isMap(map) || map.items.length < 2) return [];
      return map.items.map(({ key }) => {
        const document = parseDocument(text);
        document.deleteIn([section, String(key)]);
        return { name: `${path}: ${section}.${String(key)}`, rest: document.toString() };
      });
    }),
  /** Documents. */
  yaml: ({ path, text }: LabFile): Feature[] => {
    const documents = parseAllDocuments(text);
    if (!Array.isArray(documents) || documents.length < 2) return [];
    return documents.map((removed, index) => ({
      name: `${path}: document ${index + 1}`,
      rest: documents
        .filter((document) => document !== removed)
        .map((document) => document.toString())
        .join('---\n'),
    }));
  },
  /** Blocks. */
  hcl: ({ path, text }: LabFile): Feature[] =>
    parseHcl(path, text).blocks.map(({ type, labels, line, endLine }) => ({
      name: `${path}: ${[type, ...labels].join(' ')}`,
      rest: withoutLines(text, line, endLine),
    })),
};

export function readFeatures(file: LabFile): Feature[] {
  const kind = toFileKind(file.path);
  return kind === null ? [] : READERS[kind](file);
}
