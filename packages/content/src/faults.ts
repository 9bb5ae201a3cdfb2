/** One fault of the catalogue, described so that an author can find it. */
export interface Fault {
  /** Path from the catalogue's root. */
  file: string;
  /** Field joined by dots (`subjects.0.items.2.file`) or `line 12`; empty when the whole file is meant. */
  field: string;
  message: string;
}

/** Thrown once, with every fault: an author can fix a course in one pass. */
export class CatalogueError extends Error {
  readonly faults: readonly Fault[];

  constructor(faults: readonly Fault[]) {
    const lines = faults.map(
      ({ file, field, message }) => `  ${file}${field ? ` · ${field}` : ''}: ${message}`,
    );
    super(`the catalogue has ${faults.length} fault${faults.length === 1 ? '' : 's'}\n${lines.join('\n')}`);
    this.name = 'CatalogueError';
    this.faults = faults;
  }
}

export type Report = (field: string, message: string) => void;
