import { useState } from 'react';
import { useDrawbridge } from '../provider/index.ts';

/** A value remembered in this browser; what cannot be read counts as the default. */
export function useStored<T>(
  key: string,
  start: T,
  isFit: (value: unknown) => value is T,
): [T, (next: T) => void] {
  const { storage } = useDrawbridge();
  const [value, setValue] = useState<T>(() => read(storage.get(key), start, isFit));
  return [
    value,
    (next) => {
      setValue(next);
      storage.set(key, JSON.stringify(next));
    },
  ];
}

function read<T>(text: string | undefined, start: T, isFit: (value: unknown) => value is T): T {
  if (text === undefined) return start;
  try {
    const value: unknown = JSON.parse(text);
    return isFit(value) ? value : start;
  } catch {
    return start;
  }
}

export const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);
export const isBoolean = (value: unknown): value is boolean | null =>
  value === null || typeof value === 'boolean';
export const isTextList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');
