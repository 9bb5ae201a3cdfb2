/** Error numbers as this build of the C library spells them. */
export const ERRNO = { BADF: 8, INVAL: 28, NOENT: 44, NOSYS: 52, NOTDIR: 54, NOTTY: 59, ROFS: 69, SPIPE: 70 };

export type Entry = { kind: 'folder' } | { kind: 'file'; bytes: Uint8Array };
export interface OpenFile {
  path: string;
  at: number;
}

/** Descriptors of the guest that are not files: the interpreter's stderr, and the channel to the host. */
export const STDERR = 2;
export const HOST_CHANNEL = 3;
const FIRST_FREE = 5;

export function toPath(path: string): string {
  const parts: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return `/${parts.join('/')}`;
}

/** The interpreter's disk: the archive it imports its library from, read-only, and nothing else. */
export function createDisk(files: Readonly<Record<string, Uint8Array>>) {
  const open = new Map<number, OpenFile>();
  const folders = new Set(['/']);
  for (const path of Object.keys(files)) {
    for (let at = path.indexOf('/', 1); at > 0; at = path.indexOf('/', at + 1))
      folders.add(path.slice(0, at));
  }
  return {
    find(path: string): Entry | null {
      const bytes = files[path];
      if (bytes !== undefined) return { kind: 'file', bytes };
      return folders.has(path) ? { kind: 'folder' } : null;
    },
    openFile(path: string): number {
      let descriptor = FIRST_FREE;
      while (open.has(descriptor)) descriptor += 1;
      open.set(descriptor, { path, at: 0 });
      return descriptor;
    },
    opened: (descriptor: number) => open.get(descriptor),
    close: (descriptor: number) => open.delete(descriptor),
    closeAll: () => open.clear(),
    /** A slot with an open file has state outside of its memory image. */
    isQuiet: () => open.size === 0,
  };
}
export type Disk = ReturnType<typeof createDisk>;
