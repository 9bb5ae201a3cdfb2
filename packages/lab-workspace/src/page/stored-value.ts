import { type ReadonlySignal, signal } from '@preact/signals-react';

/** What this browser keeps: texts by key. The safe storage of the client is one. */
export interface KeptTexts {
  get(key: string): string | undefined;
  set(key: string, text: string): void;
}

/** A value that is kept in this browser. */
export interface StoredValue<T> {
  current: ReadonlySignal<T>;
  set(next: T): void;
}

/** Reads a value from storage; one that cannot be read, or does not fit, counts as `initial`. */
export function createStoredValue<T>(
  storage: KeptTexts,
  key: string,
  initial: T,
  isFit: (value: unknown) => value is T,
): StoredValue<T> {
  const current = signal(read(storage.get(key), initial, isFit));
  return {
    current,
    set(next) {
      current.value = next;
      storage.set(key, JSON.stringify(next));
    },
  };
}

function read<T>(text: string | undefined, initial: T, isFit: (value: unknown) => value is T): T {
  if (text === undefined) return initial;
  try {
    const value: unknown = JSON.parse(text);
    return isFit(value) ? value : initial;
  } catch {
    return initial;
  }
}

export const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);
export const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';
export const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');
