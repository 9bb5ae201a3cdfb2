/** Which rows are selected, by their keys. */
export type Selection = ReadonlySet<string>;

/** Selects a row, or takes it out. */
export function toggle(selection: Selection, key: string): Selection {
  const next = new Set(selection);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** Selects every row, or none where all are selected already. */
export const toggleAll = (selection: Selection, keys: readonly string[]): Selection =>
  keys.every((key) => selection.has(key)) ? new Set() : new Set(keys);

/** Selects the rows from one to another, both included, besides those that are selected. */
export function extend(selection: Selection, keys: readonly string[], from: number, to: number): Selection {
  const [first, last] = from < to ? [from, to] : [to, from];
  return new Set([...selection, ...keys.slice(first, last + 1)]);
}

/** The selected rows that are still there. */
export const keepKnown = (selection: Selection, keys: readonly string[]): Selection =>
  new Set(keys.filter((key) => selection.has(key)));
