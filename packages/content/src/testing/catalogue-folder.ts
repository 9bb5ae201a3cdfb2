import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Catalogue, CatalogueError, loadCatalogue } from '../index.ts';

export interface CatalogueFolder {
  root: string;
  /** Writes a file, its path as seen from `place`. */
  write(path: string, text: string | Buffer): void;
  /** Writes a lab, its folder as seen from the root. */
  writeLab(folder: string, text: string): void;
  load(): Catalogue;
  /** Each as `file · field · message`, the file as seen from `place`. */
  faults(): string[];
  remove(): void;
}

/** An empty catalogue on disk with the lab `l1-x`. `place`: the folder of it that the test is about. */
export function createCatalogueFolder(place = ''): CatalogueFolder {
  const root = mkdtempSync(join(tmpdir(), 'catalogue-'));
  const writeAt = (path: string, text: string | Buffer) => {
    mkdirSync(join(root, dirname(path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  const writeLab = (folder: string, text: string) => writeAt(join(folder, 'lab.yaml'), text);
  writeLab('labs/l1-x', "id: l1-x\ntitle: Someone else's invoice\nminutes: 12.5\n");
  return {
    root,
    write: (path, text) => writeAt(join(place, path), text),
    writeLab,
    load: () => loadCatalogue(root),
    faults() {
      try {
        loadCatalogue(root);
        return [];
      } catch (error) {
        if (!(error instanceof CatalogueError)) throw error;
        return error.faults.map(
          ({ file, field, message }) =>
            `${place !== '' && file.startsWith(`${place}/`) ? file.slice(place.length + 1) : file} · ${field} · ${message}`,
        );
      }
    },
    remove: () => rmSync(root, { recursive: true }),
  };
}

/** A `course.yaml` with these subjects. `more`: lines with other fields. */
export const toCourseYaml = (subjects: string, { code = 'C9', more = '' } = {}): string =>
  `code: ${code}\ntitle: T\nsummary: S\ndescription: D\nlevel: Basic\nroles: [Developer]\ntags: [x]\ncwe: [CWE-1]\nowasp: []\n` +
  `instructors: [{ id: a, name: A }]\nlearning_path_id: j1\nthumbnail: x\nnew_until: 2027-01-31\n${more}subjects:\n${subjects}`;

export const toLabItem = (key: string, order: number): string =>
  `{ key: ${key}, order: ${order}, type: lab, lab: l1-x }`;

/** One subject with these items. */
export const toSubject = (...items: string[]): string =>
  `  - { key: s, title: A, order: 1, items: [${items.join(', ')}] }\n`;
