import { createHash } from 'node:crypto';
import { takeRandomBytes } from './random.ts';

/** A longer text was not issued by us, and is not hashed. */
const LONGEST = 100;

export const isPlausible = (text: string): boolean => text.length <= LONGEST;

/** A key or token that opens something by itself. The prefix tells its kind, and makes a leaked one searchable. */
export const makeOpaqueKey = (prefix: string): string => prefix + takeRandomBytes(32).toString('base64url');

/** What is stored of it: it is random, so that a plain hash tells nothing. */
export const toHash = (key: string): string => createHash('sha256').update(key).digest('base64url');

export const toEnding = (key: string): string => key.slice(-4);
