import type { LabStore } from '@drawbridge/client/stores/labs';
import { type Signal, signal } from '@preact/signals-react';

const shown = new WeakMap<LabStore, Signal<string>>();

/** Path of the file in the editor, one per lab that is open; header and editor both need it. */
export function openFile(store: LabStore): Signal<string> {
  const known = shown.get(store);
  if (known) return known;
  const opened = store.opened.peek();
  const made = signal(opened.state === 'ready' ? opened.value.lab.open_file : '');
  shown.set(store, made);
  return made;
}

export function showFile(store: LabStore, path: string): void {
  openFile(store).value = path;
}
