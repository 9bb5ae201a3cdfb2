import type { LabPlace } from '@drawbridge/contracts/practice';

/** A piece of a text; with a place, it names a line of one of the files. */
export interface TextPart {
  text: string;
  place?: LabPlace;
}

const escapeForPattern = (path: string) => path.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/**
 * Splits a text at the places that it names: `routes/notes.js:17`, `Dockerfile:4:1`, and Python's `File "app.py", line 6`.
 */
export function findPlaces(text: string, paths: readonly string[]): TextPart[] {
  if (paths.length === 0) return [{ text }];
  // The longest first: `app.js` is also the end of `views/app.js`.
  const known = paths
    .toSorted((a, b) => b.length - a.length)
    .map(escapeForPattern)
    .join('|');
  const pattern = new RegExp(
    `(?<![\\w./-])(?:(${known}):([1-9]\\d{0,5})(?::([1-9]\\d{0,5}))?|File "(${known})", line ([1-9]\\d{0,5}))(?!\\d)`,
    'g',
  );
  const parts: TextPart[] = [];
  let from = 0;
  for (const found of text.matchAll(pattern)) {
    const [whole, path, line, column, pythonPath = '', pythonLine] = found;
    if (found.index > from) parts.push({ text: text.slice(from, found.index) });
    parts.push({
      text: whole,
      place: {
        path: path ?? pythonPath,
        line: Number(line ?? pythonLine),
        ...(column === undefined ? {} : { column: Number(column) }),
      },
    });
    from = found.index + whole.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}
