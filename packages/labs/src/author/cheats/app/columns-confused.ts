import { matchesGlob } from 'node:path';
import type { LabFile } from '@drawbridge/contracts/practice';
import type { CheatSubmission, GeneralCheat } from '../cheat.ts';
import { commentsOf, lineAt, parseSource } from '../syntax.ts';
import type { AppMaterial } from './material.ts';
import { rewriteSolution } from './rewrite.ts';

/** The file with one mention of a column changed into the other, for each mention in its code. */
function confuse(file: LabFile, from: string, to: string): Array<{ name: string; file: LabFile }> {
  const source = parseSource(file);
  if (source === undefined) return [];
  const comments = commentsOf(source);
  return [...file.text.matchAll(new RegExp(`\\b${from}\\b`, 'g'))]
    .filter(({ index }) => !comments.some((comment) => comment.from <= index && index < comment.to))
    .map(({ index }) => ({
      name: `${file.path}:${lineAt(file, index)} ${to} in place of ${from}`,
      file: { path: file.path, text: file.text.slice(0, index) + to + file.text.slice(index + from.length) },
    }));
}

function confuseBoth(material: AppMaterial, [one, other]: readonly [string, string]): CheatSubmission[] {
  const { solved, starter, pack } = material;
  const changed = solved.filter(
    ({ path, text }) =>
      pack.editable.some((glob) => matchesGlob(path, glob)) &&
      starter.find((file) => file.path === path)?.text !== text,
  );
  return changed
    .flatMap((file) => [...confuse(file, one, other), ...confuse(file, other, one)])
    .map(({ name, file }) => ({ name, files: rewriteSolution(material, [file]) }));
}

/** Values that are the same for everyone the author thought of may differ for others. */
export const columnsConfused: GeneralCheat<AppMaterial> = {
  id: 'columns-confused',
  what: 'is the solution with one column in place of another that holds the same in each row of the seed',
  improve: 'let the two columns differ in a row of the seed, or in one that a hidden test adds',
  submissions: (material) => material.alike.flatMap(({ columns }) => confuseBoth(material, columns)),
};
