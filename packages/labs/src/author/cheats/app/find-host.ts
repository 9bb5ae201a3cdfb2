import { matchesGlob, posix } from 'node:path';
import type { LabFile, LabPack } from '@drawbridge/contracts/practice';

/** The app's files that a file imports, in source order. */
function importsOf({ path, text }: LabFile, language: 'js' | 'python', files: readonly LabFile[]): LabFile[] {
  const names =
    language === 'js'
      ? [...text.matchAll(/require\(['"](\.{1,2}\/[^'"]+)['"]\)/g)].map(([, name = '']) =>
          posix.join(posix.dirname(path), name),
        )
      : [...text.matchAll(/^(?:from|import) ([\w.]+)/gm)].map(([, name = '']) => name.replaceAll('.', '/'));
  return names.flatMap(
    (name) =>
      files.find((file) => [name, `${name}.js`, `${name}/index.js`, `${name}.py`].includes(file.path)) ?? [],
  );
}

/** The first file to run that the learner may change. */
export function findHost(
  { entry, files, editable }: Pick<LabPack, 'entry' | 'files' | 'editable'>,
  language: 'js' | 'python',
): string | undefined {
  const seen = new Set<string>();
  const search = (file: LabFile | undefined): string | undefined => {
    if (file === undefined || seen.has(file.path)) return undefined;
    seen.add(file.path);
    if (editable.some((glob) => matchesGlob(file.path, glob))) return file.path;
    for (const next of importsOf(file, language, files)) {
      const found = search(next);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return search(files.find(({ path }) => path === entry));
}
