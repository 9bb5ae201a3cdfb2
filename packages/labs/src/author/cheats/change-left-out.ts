import type { LabFile } from '@drawbridge/contracts/practice';
import { structuredPatch } from 'diff';
import type { CheatSubmission, GeneralCheat } from './cheat.ts';
import { commentsOf, parseSource } from './syntax.ts';

interface Solved {
  starter: LabFile[];
  solved: LabFile[];
}

const LONGEST_NAME = 60;
/**
 * A line that contains nothing but a comment, in any language of the labs. A comment does not name a change, because
 * its author may reword it.
 */
const COMMENT = /^\s*(#|\/\/|\/\*|\*[ /]|$)/;

/** A file without comments and layout: two that differ only in those do the same. */
function toCode(file: LabFile): string {
  const source = parseSource(file);
  if (source === undefined) return file.text.replaceAll(/^\s*(#.*)?\n/gm, '');
  let code = file.text;
  for (const { from, to } of commentsOf(source).toReversed()) code = code.slice(0, from) + code.slice(to);
  return code.replaceAll(/\s+/g, ' ');
}

/** A solved file with one of its changes reverted, for each change. */
function leaveOut({ path, text }: LabFile, before: string): Array<{ name: string; file: LabFile }> {
  const { hunks } = structuredPatch(path, path, text, before, undefined, undefined, { context: 0 });
  const solved = text.split('\n');
  return hunks.flatMap(({ oldStart, oldLines, lines }) => {
    const old = lines.filter((line) => line.startsWith('+')).map((line) => line.slice(1));
    // What was moved would only be there twice.
    if (oldLines === 0 && old.every((line) => solved.includes(line))) return [];
    const changed = solved.toSpliced(oldStart - 1, oldLines, ...old);
    const all = solved.slice(oldStart - 1, oldStart - 1 + oldLines).concat(old);
    const first = all.find((line) => !COMMENT.test(line)) ?? all[0] ?? '';
    // Without the number of the line, which changes with every other one.
    const name = `${path}: ${first.trim().slice(0, LONGEST_NAME)}`;
    return [{ name, file: { path, text: changed.join('\n') } }];
  });
}

function toSubmission({ starter, solved }: Solved, name: string, file: LabFile): CheatSubmission[] {
  const files = solved
    .map((own) => (own.path === file.path ? file : own))
    .filter((own) => starter.find(({ path }) => path === own.path)?.text !== own.text);
  return files.length === 0 ? [] : [{ name, files }];
}

/** A learner who fixes most of the faults leaves one. */
export const changeLeftOut: GeneralCheat<Solved> = {
  id: 'change-left-out',
  what: 'is the solution with one of its changes left out',
  improve: 'an attack, or a use, that needs this change; or a solution that changes nothing beside the fault',
  submissions: (material) =>
    material.solved.flatMap((file) => {
      const before = material.starter.find(({ path }) => path === file.path);
      if (before === undefined || before.text === file.text) return [];
      return leaveOut(file, before.text)
        .filter((left) => toCode(left.file) !== toCode(file))
        .flatMap((left) => toSubmission(material, left.name, left.file));
    }),
};
