import type { Variable } from './parse.ts';

/** Value of a variable, or undefined when the shell has none of that name. */
export type Lookup = (name: string) => string | undefined;

/** The text between the braces of `${…}`: a name, and a default where it has no value. */
export function expandBraces(inner: string, lookup: Lookup): string {
  const [, name = '', op = '', word = ''] = /^(\w+)(:?[-+?])?(.*)$/s.exec(inner) ?? [];
  const value = lookup(name);
  const missing = value === undefined || (op.startsWith(':') && value === '');
  if (op.endsWith('-')) return missing ? word : (value ?? '');
  if (op.endsWith('+')) return missing ? '' : word;
  return value ?? '';
}

export function expandVariable({ name, braces }: Variable, lookup: Lookup): string {
  return braces === undefined ? (lookup(name) ?? '') : expandBraces(braces, lookup);
}
