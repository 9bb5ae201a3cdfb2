import type { LabStore } from '@drawbridge/client/stores/labs';
import { type Signal, signal } from '@preact/signals-react';

/** A file of the solution that stands in place of the editor, and what it is compared with. */
export interface ComparedFile {
  path: string;
  against: 'mine' | 'starter';
}

const compared = new WeakMap<LabStore, Signal<ComparedFile | undefined>>();

/** One per lab that is open: the brief chooses the file, the code pane shows it. */
export function comparedFile(store: LabStore): Signal<ComparedFile | undefined> {
  const known = compared.get(store);
  if (known) return known;
  const made = signal<ComparedFile | undefined>(undefined);
  compared.set(store, made);
  return made;
}

export function showCompared(store: LabStore, file: ComparedFile | undefined): void {
  comparedFile(store).value = file;
}
