import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const TEMPLATES = fileURLToPath(new URL('../../templates', import.meta.url));
const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const NEW_KINDS = ['fix', 'exploit', 'playground'] as const;
export type NewKind = (typeof NEW_KINDS)[number];

export interface NewLab {
  id: string;
  title: string;
  kind: NewKind;
  type: 'lab' | 'challenge' | 'playground';
  /** Folder that holds the labs of this type. */
  root: string;
}

/** Creates a small lab that passes `verify` from the start, to be turned into the real one. Returns its folder. */
export function createLab({ id, title, kind, type, root }: NewLab): string {
  if (!ID.test(id)) throw new Error(`${id}: an id is made of lowercase letters, digits and single hyphens`);
  const dir = join(root, id);
  if (existsSync(dir)) throw new Error(`${dir} already exists`);
  mkdirSync(root, { recursive: true });
  cpSync(join(TEMPLATES, kind), dir, { recursive: true });
  const words = { __ID__: id, __TITLE__: JSON.stringify(title), __TYPE__: type };
  const path = join(dir, 'lab.yaml');
  const text = Object.entries(words).reduce(
    (sum, [mark, word]) => sum.replaceAll(mark, word),
    readFileSync(path, 'utf8'),
  );
  writeFileSync(path, text);
  return dir;
}

/** Lists the files of a new lab for its author. */
export function listFiles(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length + 1))
    .sort();
}
