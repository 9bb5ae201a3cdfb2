import { refuse } from '../pages/refusals.ts';
import { type Claims, isObject } from './claims.ts';
import { readPlatformId } from './platform-id.ts';

/*
 * Claims that decide who somebody is and what they may see. One that is of another kind than it should be refuses the
 * launch. All others are read by `createOptionalClaims`.
 */

const toLabel = (name: string): string | undefined => name.split('/').at(-1);

export function readText(
  claims: Record<string, unknown>,
  name: string,
  maxLength: number,
): string | undefined {
  const value = claims[name];
  if (value === undefined || value === null || value === '') return undefined;
  if (typeof value !== 'string' || value.length > maxLength) return refuse('claims', toLabel(name));
  return value;
}

export function readId(claims: Record<string, unknown>, name: string, label: string): string | undefined {
  const value = claims[name];
  return value === undefined ? undefined : (readPlatformId(value) ?? refuse('claims', label));
}

export function readObject(claims: Claims, name: string): Record<string, unknown> {
  const value = claims[name];
  return isObject(value) ? value : refuse('claims', toLabel(name));
}

/** A list of texts. What else it holds grants nothing. */
export function readStrings(value: unknown, label: string): string[] {
  if (!Array.isArray(value)) return refuse('claims', label);
  const texts = value.filter((item) => typeof item === 'string');
  return texts.length > 0 || value.length === 0 ? texts : refuse('claims', label);
}

export const isWebAddress = (value: string): boolean => {
  const parsed = URL.canParse(value) ? new URL(value) : undefined;
  return parsed !== undefined && /^https?:$/.test(parsed.protocol) && !parsed.username && !parsed.password;
};

export const readWebAddress = (value: string, label: string): string =>
  isWebAddress(value) ? value : refuse('claims', label);
