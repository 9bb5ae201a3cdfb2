import { APP_DIR } from './app-dir.ts';
import type { WorldRules } from './rules.ts';

/**
 * The simulated disk: absolute paths to texts, and links to other paths. A folder exists when something is in it, or when
 * it was made.
 */
export interface FileTree {
  read(path: string): string | null;
  write(path: string, text: string): void;
  remove(path: string): boolean;
  /** Makes a folder, with those that it is in. */
  makeFolder(path: string): void;
  /** Names in a folder, null when there is none. */
  list(path: string): string[] | null;
  /** The target of a path: relative to the app's folder, `.` and `..` resolved, links followed. */
  resolve(path: string): string;
  paths(): string[];
  /** Files and made folders as they are now. */
  save(): SavedTree;
}

export interface SavedTree {
  files: Readonly<Record<string, string>>;
  folders: readonly string[];
}

const MAX_LINKS = 20;
const MAX_FILES = 500;
const MAX_FILE_CHARS = 100_000;
/** Of all files: they are in the memory of the host, which an app's own limits say nothing about. */
const MAX_CHARS = 4_194_304;

/** POSIX: `.` and `..` resolved, no slash at the end. `..` above the root stays at the root. */
export function normalise(path: string, from = APP_DIR): string {
  const parts: string[] = [];
  for (const part of `${path.startsWith('/') ? '' : `${from}/`}${path}`.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return `/${parts.join('/')}`;
}

export function createFileTree(
  { files, links }: Pick<WorldRules, 'files' | 'links'>,
  saved?: SavedTree,
): FileTree {
  const texts = new Map(Object.entries(saved?.files ?? files).map(([path, text]) => [normalise(path), text]));
  const folders = new Set(saved?.folders);
  const aliases = Object.entries(links).map(([path, target]) => [normalise(path), target] as const);

  function follow(path: string, left = MAX_LINKS): string {
    const link = aliases.find(([from]) => path === from || path.startsWith(`${from}/`));
    if (link === undefined || left === 0) return path;
    const [from, target] = link;
    const folder = from.slice(0, from.lastIndexOf('/')) || '/';
    return follow(normalise(`${normalise(target, folder)}${path.slice(from.length)}`), left - 1);
  }

  const resolve = (path: string) => follow(normalise(path));
  const inside = (folder: string) => (folder === '/' ? '/' : `${folder}/`);

  let chars = [...texts.values()].reduce((sum, text) => sum + text.length, 0);

  function take(files: number, more: number): void {
    if (texts.size + folders.size + files > MAX_FILES || chars + more > MAX_CHARS)
      throw new Error('ENOSPC: no space left on the disk');
    chars += more;
  }

  return {
    resolve,
    read: (path) => texts.get(resolve(path)) ?? null,
    write(path, text) {
      const real = resolve(path);
      if (text.length > MAX_FILE_CHARS) throw new Error('EFBIG: the file is too large');
      const before = texts.get(real);
      take(before === undefined ? 1 : 0, text.length - (before?.length ?? 0));
      texts.set(real, text);
    },
    remove(path) {
      const real = resolve(path);
      chars -= texts.get(real)?.length ?? 0;
      return texts.delete(real);
    },
    makeFolder(path) {
      take(1, 0);
      folders.add(resolve(path));
    },
    list(path) {
      const real = resolve(path);
      const start = inside(real);
      const known = [...texts.keys(), ...folders, ...aliases.map(([from]) => from)].filter((file) =>
        file.startsWith(start),
      );
      if (known.length === 0) return folders.has(real) ? [] : null;
      return [...new Set(known.map((file) => file.slice(start.length).split('/')[0] ?? ''))].sort();
    },
    paths: () => [...texts.keys()].sort(),
    save: () => ({ files: Object.fromEntries(texts), folders: [...folders] }),
  };
}

/** True when a resolved path is in one of the folders. */
export function isWithin(real: string, roots: readonly string[]): boolean {
  return roots.some((root) => real === root || real.startsWith(root === '/' ? '/' : `${root}/`));
}
