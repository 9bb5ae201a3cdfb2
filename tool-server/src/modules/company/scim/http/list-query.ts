import { isStorable } from '../../../../platform/http/storable-text.ts';
import { MOST_RESULTS } from './discovery.ts';
import { badRequest } from './scim-error.ts';

/** @see RFC 7644 3.4.2.4 */
export interface ListQuery {
  filter: string | undefined;
  /** From 1. */
  startIndex: number;
  /** 0 asks for the total only. */
  count: number;
}

const DEFAULT_COUNT = 100;
const MOST_INDEX = 1_000_000_000;

/** The last value of a parameter, whatever the case of its name. */
export function readParameter(query: Record<string, unknown>, wanted: string): string | undefined {
  const found = Object.entries(query).findLast(([name]) => name.toLowerCase() === wanted.toLowerCase());
  const value: unknown = Array.isArray(found?.[1]) ? found[1].at(-1) : found?.[1];
  if (value === undefined) return undefined;
  if (typeof value !== 'string' || !isStorable(value))
    throw badRequest('invalidValue', `${wanted} has a character that cannot be stored.`);
  return value;
}

function readNumber(query: Record<string, unknown>, name: string, otherwise: number): number {
  const text = readParameter(query, name)?.trim();
  if (text === undefined || text === '') return otherwise;
  if (!/^[-+]?\d{1,15}$/.test(text)) throw badRequest('invalidValue', `${name} has to be a whole number.`);
  return Number(text);
}

export function readListQuery(query: Record<string, unknown>): ListQuery {
  const filter = readParameter(query, 'filter');
  return {
    filter: filter?.trim() === '' ? undefined : filter,
    startIndex: Math.min(Math.max(readNumber(query, 'startIndex', 1), 1), MOST_INDEX),
    count: Math.min(Math.max(readNumber(query, 'count', DEFAULT_COUNT), 0), MOST_RESULTS),
  };
}
