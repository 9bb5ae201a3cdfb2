import type { Behaviour } from './behaviour/behaviour.ts';

function toLists(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(toLists);
  // What is undefined is not written.
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  return fields.length === 0 ? [] : Object.fromEntries(fields.map(([name, field]) => [name, toLists(field)]));
}

/** PHP has one kind of array: without a key in it, an object is written as a list. */
export const writeEmptyObjects = <Value>({ emptyObjects }: Behaviour, value: Value): Value =>
  emptyObjects === 'lists' ? (toLists(value) as Value) : value;
