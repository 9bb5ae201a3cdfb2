import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose';

const TIMEOUT_MS = 5_000;
/** Tools may change their keys: an unknown key id is looked up again after this long. */
const COOLDOWN_MS = 1_000;

export type ToolKeys = (jwksUri: string) => JWTVerifyGetKey;

/** Key sets of tools, each fetched when it is needed. */
export function createToolKeys(): ToolKeys {
  const known = new Map<string, JWTVerifyGetKey>();
  return (jwksUri) => {
    const keys =
      known.get(jwksUri) ??
      createRemoteJWKSet(new URL(jwksUri), { timeoutDuration: TIMEOUT_MS, cooldownDuration: COOLDOWN_MS });
    known.set(jwksUri, keys);
    return keys;
  };
}
