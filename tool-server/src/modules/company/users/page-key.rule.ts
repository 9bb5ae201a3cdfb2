import { isUuid } from '../../../platform/uuid.ts';

/** Where the next page begins, and how many users there are on all pages. */
export interface PageKey {
  sort: string;
  direction: string;
  key: string;
  id: string;
  total: number;
}

/** A page begins after a row, so that users who come or go meanwhile shift nothing. Opaque to callers. */
export const toPageKey = ({ sort, direction, key, id, total }: PageKey): string =>
  Buffer.from(JSON.stringify([sort, direction, key, id, total])).toString('base64url');

/** Undefined for anything that `toPageKey` did not make for this order. */
export function readPageKey(text: string, { sort, direction }: Pick<PageKey, 'sort' | 'direction'>) {
  try {
    const read: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    if (!Array.isArray(read) || read.length !== 5) return undefined;
    const [ofSort, ofDirection, key, id, total] = read as unknown[];
    if (ofSort !== sort || ofDirection !== direction) return undefined;
    if (typeof key !== 'string' || typeof id !== 'string' || !isUuid(id)) return undefined;
    // What the database stores in no text.
    if (!key.isWellFormed() || key.includes('\0')) return undefined;
    if ((sort === 'last_seen' || sort === 'added') && !/^\d{1,15}$/.test(key)) return undefined;
    return typeof total === 'number' && Number.isSafeInteger(total) ? { key, id, total } : undefined;
  } catch {
    // Not a key of ours.
    return undefined;
  }
}
