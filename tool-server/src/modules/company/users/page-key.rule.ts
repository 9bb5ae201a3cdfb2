import type { Seats } from '@drawbridge/contracts/company';
import { isUuid } from '../../../platform/uuid.ts';

/** Where the next page begins, and what was counted for the first page: it is not counted again for each. */
export interface PageKey {
  sort: string;
  direction: string;
  key: string;
  id: string;
  total: number;
  /** Absent for managers, whom they do not concern: a key can be read. */
  seats?: Seats | undefined;
}

/** A page begins after a row, so that users who come or go meanwhile shift nothing. Opaque to callers. */
export const toPageKey = ({ sort, direction, key, id, total, seats }: PageKey): string =>
  Buffer.from(
    JSON.stringify([sort, direction, key, id, total, ...(seats ? [seats.used, seats.all] : [])]),
  ).toString('base64url');

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isSafeInteger(value);

/** Undefined for anything that `toPageKey` did not make for this order. */
export function readPageKey(
  text: string,
  { sort, direction }: Pick<PageKey, 'sort' | 'direction'>,
): Omit<PageKey, 'sort' | 'direction'> | undefined {
  let read: unknown;
  try {
    read = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    // Not a key of ours.
    return undefined;
  }
  if (!Array.isArray(read) || (read.length !== 5 && read.length !== 7)) return undefined;
  const [ofSort, ofDirection, key, id, total, used, all] = read as unknown[];
  if (ofSort !== sort || ofDirection !== direction) return undefined;
  if (typeof key !== 'string' || typeof id !== 'string' || !isUuid(id)) return undefined;
  // What the database stores in no text.
  if (!key.isWellFormed() || key.includes('\0')) return undefined;
  if ((sort === 'last_seen' || sort === 'added') && !/^\d{1,15}$/.test(key)) return undefined;
  if (!isCount(total)) return undefined;
  if (read.length === 5) return { key, id, total };
  if (!isCount(used) || !(all === null || isCount(all))) return undefined;
  return { key, id, total, seats: { used, all } };
}
