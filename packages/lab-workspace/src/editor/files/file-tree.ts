/** A folder or a file of the lab, as the tree of files shows it. */
export interface TreeRow {
  kind: 'folder' | 'file';
  path: string;
  name: string;
  /** From 1. */
  level: number;
  /** Place among the entries of its folder, from 1, and their number. */
  position: number;
  size: number;
}

/** What a key does in the tree. */
export type TreeMove =
  | { kind: 'focus'; path: string }
  | { kind: 'open'; path: string }
  | { kind: 'fold' | 'unfold'; path: string };

interface Folder {
  folders: Map<string, Folder>;
  files: string[];
}

const newFolder = (): Folder => ({ folders: new Map(), files: [] });
const byName = (left: string, right: string) => left.localeCompare(right, 'en');

/** The rows of all folders but those in `folded`: folders first, then files, both by name. */
export function toRows(paths: readonly string[], folded: ReadonlySet<string>): TreeRow[] {
  const root = newFolder();
  for (const path of paths) {
    let folder = root;
    const names = path.split('/');
    for (const name of names.slice(0, -1)) {
      const next = folder.folders.get(name) ?? newFolder();
      folder.folders.set(name, next);
      folder = next;
    }
    folder.files.push(names.at(-1) ?? path);
  }
  return listRows(root, '', 1, folded);
}

function listRows({ folders, files }: Folder, parent: string, level: number, folded: ReadonlySet<string>) {
  const size = folders.size + files.length;
  const rows: TreeRow[] = [];
  let position = 0;
  for (const [name, folder] of [...folders].toSorted(([left], [right]) => byName(left, right))) {
    const path = `${parent}${name}`;
    position += 1;
    rows.push({ kind: 'folder', path, name, level, position, size });
    if (!folded.has(path)) rows.push(...listRows(folder, `${path}/`, level + 1, folded));
  }
  for (const name of files.toSorted(byName)) {
    position += 1;
    rows.push({ kind: 'file', path: `${parent}${name}`, name, level, position, size });
  }
  return rows;
}

/** What a key does on the row with the focus, as the tree pattern of ARIA has it. Undefined for other keys. */
export function toMove(
  key: string,
  rows: readonly TreeRow[],
  focused: string,
  folded: ReadonlySet<string>,
  isRtl = false,
): TreeMove | undefined {
  const at = Math.max(
    0,
    rows.findIndex(({ path }) => path === focused),
  );
  const row = rows[at];
  if (!row) return undefined;
  const focusOn = (next: TreeRow | undefined): TreeMove | undefined =>
    next && { kind: 'focus', path: next.path };
  const isOpen = row.kind === 'folder' && !folded.has(row.path);
  switch (key) {
    case 'ArrowDown':
      return focusOn(rows[at + 1]);
    case 'ArrowUp':
      return focusOn(rows[at - 1]);
    case 'Home':
      return focusOn(rows[0]);
    case 'End':
      return focusOn(rows.at(-1));
    case 'Enter':
    case ' ':
      if (row.kind === 'file') return { kind: 'open', path: row.path };
      return { kind: isOpen ? 'fold' : 'unfold', path: row.path };
    case isRtl ? 'ArrowLeft' : 'ArrowRight':
      if (row.kind === 'file') return undefined;
      return isOpen ? focusOn(rows[at + 1]) : { kind: 'unfold', path: row.path };
    case isRtl ? 'ArrowRight' : 'ArrowLeft':
      if (isOpen) return { kind: 'fold', path: row.path };
      return focusOn(rows.slice(0, at).findLast(({ level }) => level < row.level));
    default:
      return focusOn(findByLetter(key, rows, at));
  }
}

/** The next row whose name begins with the letter. */
function findByLetter(key: string, rows: readonly TreeRow[], at: number): TreeRow | undefined {
  if (!/^[\p{L}\p{N}._]$/u.test(key)) return undefined;
  const inOrder = [...rows.slice(at + 1), ...rows.slice(0, at)];
  return inOrder.find(({ name }) => name.toLowerCase().startsWith(key.toLowerCase()));
}
