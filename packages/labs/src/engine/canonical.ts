import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { toBytes } from './wasm/text.ts';

/** JSON with sorted keys and no spaces, so that equal values have equal text. Undefined fields are left out. */
export function toCanonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => toCanonicalJson(item ?? null)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([key, field]) => `${JSON.stringify(key)}:${toCanonicalJson(field)}`);
  return `{${fields.join(',')}}`;
}

/** SHA-256 (hex) of a value's canonical JSON. */
export function hashJson(value: unknown): string {
  return bytesToHex(sha256(toBytes(toCanonicalJson(value))));
}
