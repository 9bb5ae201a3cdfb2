/** A file or folder of an image that is being built. */
export interface ImageFile {
  path: string;
  mb: number;
  /** Null for a file without text of interest. */
  text: string;
  owner: string;
  /** Writable by everyone. */
  open: boolean;
  folder: boolean;
  line: number;
  /** Address it was downloaded from. */
  url: string;
  /** Its checksum was compared. */
  verified: boolean;
}

export type Files = Map<string, ImageFile>;

const MAX_FILES = 4_000;

/** Absolute, without `.` and `..`. */
export function resolvePath(cwd: string, path: string): string {
  const parts: string[] = [];
  for (const part of (path.startsWith('/') ? path : `${cwd}/${path}`).split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return `/${parts.join('/')}`;
}

export const parentOf = (path: string) => path.slice(0, Math.max(1, path.lastIndexOf('/'))) || '/';
export const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
const below = (folder: string, path: string) =>
  folder === '/' || path === folder || path.startsWith(`${folder}/`);

export function filesBelow(files: Files, folder: string): ImageFile[] {
  return [...files.values()].filter(({ path }) => below(folder, path));
}

export const isFolder = (files: Files, path: string) =>
  path === '/' ||
  files.get(path)?.folder === true ||
  [...files.keys()].some((known) => known.startsWith(`${path}/`));

export const exists = (files: Files, path: string) => files.has(path) || isFolder(files, path);

/** The nearest folder that is known decides who may write; folders that no instruction made belong to root. */
export function mayWrite(files: Files, path: string, user: string): boolean {
  if (user === 'root') return true;
  const own = files.get(path);
  if (own !== undefined && (own.owner === user || own.open)) return true;
  if (path === '/tmp' || path.startsWith('/tmp/') || below(`/home/${user}`, path)) return true;
  if (own !== undefined && !own.folder) return false;
  for (let folder = own === undefined ? parentOf(path) : path; folder !== '/'; folder = parentOf(folder)) {
    const found = files.get(folder);
    if (found !== undefined) return found.folder && (found.owner === user || found.open);
  }
  return false;
}

export function putFile(files: Files, file: Partial<ImageFile> & Pick<ImageFile, 'path' | 'line'>): void {
  if (files.size >= MAX_FILES && !files.has(file.path)) return;
  files.set(file.path, {
    mb: 0,
    text: '',
    owner: 'root',
    open: false,
    folder: false,
    url: '',
    verified: false,
    ...file,
  });
}

export function removeBelow(files: Files, path: string): void {
  for (const file of filesBelow(files, path)) files.delete(file.path);
}

/** Puts copies of files below `from` to below `to`. */
export function copyBelow(
  list: readonly ImageFile[],
  from: string,
  to: string,
  into: Files,
  change: Partial<ImageFile> & Pick<ImageFile, 'line'>,
): void {
  for (const file of list)
    putFile(into, {
      ...file,
      ...change,
      path: resolvePath('/', to + file.path.slice(from === '/' ? 0 : from.length)),
    });
}
