import { isStorable, toStorable } from '../../../platform/http/storable-text.ts';
import { refuse } from '../pages/refusals.ts';
import { type Claims, isObject, isString } from './claims.ts';

const MAX_ID = 255;

export function readText(
  claims: Record<string, unknown>,
  name: string,
  maxLength = 1_000,
): string | undefined {
  const value = claims[name];
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value !== 'string') return refuse('claims', name.split('/').at(-1));
  return toStorable(value.slice(0, maxLength));
}

/** Ids are compared, never truncated: one that is too long is refused. */
export function readId(claims: Record<string, unknown>, name: string, label: string): string | undefined {
  const value = claims[name];
  if (value === undefined) return undefined;
  if (!isString(value) || value.length > MAX_ID || !isStorable(value)) return refuse('claims', label);
  return value;
}

export function readObject(claims: Claims, name: string): Record<string, unknown> | undefined {
  const value = claims[name];
  if (value === undefined || value === null) return undefined;
  return isObject(value) ? value : refuse('claims', name.split('/').at(-1));
}

export function readStrings(value: unknown, label: string): string[] {
  if (!Array.isArray(value) || !value.every((item) => typeof item === 'string'))
    return refuse('claims', label);
  return value;
}

export function readWebAddress(value: string, label: string): string {
  const parsed = URL.canParse(value) ? new URL(value) : undefined;
  if (!parsed || !/^https?:$/.test(parsed.protocol) || parsed.username || parsed.password)
    return refuse('claims', label);
  return value;
}
