import { refuse } from '../pages/refusals.ts';
import { type Claims, isObject } from './claims.ts';

/** An id_token split into its parts, not verified yet. */
export interface ReadToken {
  header: Record<string, unknown>;
  claims: Claims;
  /** The signed bytes, and the signature. */
  signed: Buffer;
  signature: Buffer;
}

const COMPACT = /^([A-Za-z0-9_-]+)\.([A-Za-z0-9_-]+)\.([A-Za-z0-9_-]+)$/;

function readPart(part: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
    if (isObject(value)) return value;
  } catch {
    return refuse('token_malformed', 'not JSON');
  }
  return refuse('token_malformed', 'not an object');
}

/** JWS compact form, RFC 7515 3.1: three base64url parts, the first two of them JSON objects. */
export function readToken(token: string): ReadToken {
  const parts = COMPACT.exec(token);
  const [, header, claims, signature] = parts ?? [];
  if (!header || !claims || !signature) return refuse('token_malformed', 'not a compact JWS');
  return {
    header: readPart(header),
    claims: readPart(claims),
    signed: Buffer.from(`${header}.${claims}`),
    signature: Buffer.from(signature, 'base64url'),
  };
}
