import type { LabFile } from '@drawbridge/contracts/practice';
import { applyPatch, formatPatch, parsePatch, type StructuredPatch, structuredPatch } from 'diff';

/** Name of a missing file, in a patch that adds or removes one. */
const NONE = '/dev/null';
/** Without guessing: a patch applies to the files exactly, or not at all. */
const STRICT = { fuzzFactor: 0, autoConvertLineEndings: false } as const;

const isChange = (line: string) => /^[-+]/.test(line);
const byPath = (left: LabFile, right: LabFile) => (left.path < right.path ? -1 : 1);
const toName = (name = NONE) => (name === NONE ? NONE : name.replace(/^[ab]\//, ''));

/** A unified diff that makes `to` of `from`. */
export function createFilesPatch(from: readonly LabFile[], to: readonly LabFile[]): string {
  const paths = [...new Set([...from, ...to].map(({ path }) => path))].sort();
  const patches = paths.flatMap((path) => {
    const [before, after] = [from, to].map((files) => files.find((file) => file.path === path)?.text);
    if (before === after) return [];
    const names = [
      before === undefined ? NONE : `a/${path}`,
      after === undefined ? NONE : `b/${path}`,
    ] as const;
    return [structuredPatch(...names, before ?? '', after ?? '', undefined, undefined, { context: 3 })];
  });
  return patches.map((patch) => formatPatch(patch).replace(/^=+\n/, '')).join('');
}

function parse(place: string, patch: string): StructuredPatch[] {
  try {
    const files = parsePatch(patch).filter(({ hunks }) => hunks.length > 0);
    if (files.length === 0) throw new Error('it changes nothing');
    return files;
  } catch (error) {
    throw new Error(`${place}: ${error instanceof Error ? error.message : 'not a unified diff'}`, {
      cause: error,
    });
  }
}

/** Every hunk must be at the line it names: the library would search for another place that fits. */
function checkHunks(place: string, file: string, text: string, { hunks }: StructuredPatch): void {
  const lines = text.split('\n');
  hunks.forEach((hunk, index) => {
    const old = hunk.lines.filter((line) => line.startsWith(' ') || line.startsWith('-'));
    const wrong = old.findIndex((line, offset) => lines[hunk.oldStart - 1 + offset] !== line.slice(1));
    if (wrong < 0) return;
    throw new Error(
      `${place}: ${file}: hunk ${index + 1} does not apply: line ${hunk.oldStart + wrong} is not ${JSON.stringify(old[wrong]?.slice(1))}`,
    );
  });
}

/** Applies a unified diff to files. Throws an `Error` naming patch, file and hunk where it does not apply exactly. */
export function applyFilesPatch(place: string, files: readonly LabFile[], patch: string): LabFile[] {
  const changed = new Map(files.map(({ path, text }) => [path, text]));
  for (const one of parse(place, patch)) {
    const [from, to] = [toName(one.oldFileName), toName(one.newFileName)];
    const file = to === NONE ? from : to;
    const before = from === NONE ? '' : changed.get(from);
    if (before === undefined) throw new Error(`${place}: ${from}: there is no such file in the solution`);
    if (from === NONE && changed.has(to)) throw new Error(`${place}: ${to}: is already in the solution`);
    checkHunks(place, file, before, one);
    const after = applyPatch(before, one, STRICT);
    if (after === false)
      throw new Error(
        `${place}: ${file}: hunk ${one.hunks.length} does not apply: the end of the file differs`,
      );
    if (from !== NONE) changed.delete(from);
    if (to !== NONE) changed.set(to, after);
  }
  return [...changed].map(([path, text]) => ({ path, text })).sort(byPath);
}

/** The changes of a patch, line by line, for an author to read. */
export function listChanges(patch: string): string[] {
  return parsePatch(patch).flatMap(({ oldFileName, newFileName, hunks }) => {
    const [from, to] = [toName(oldFileName), toName(newFileName)];
    return hunks.flatMap(({ newStart, lines }) => [
      to === NONE ? `${from} is removed` : `${to}:${newStart + lines.findIndex(isChange)}`,
      ...lines.filter(isChange).map((line) => `  ${line}`),
    ]);
  });
}
