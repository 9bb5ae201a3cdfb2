import { randomUUID } from 'node:crypto';
import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  calculateJwkThumbprint,
  exportJWK,
  exportPKCS8,
  generateKeyPair,
  importPKCS8,
  type JWK,
  type JWTPayload,
  SignJWT,
} from 'jose';

/** The platform's own key: signs every launch. */
export interface PlatformKey {
  publicSet: { keys: JWK[] };
  sign(claims: JWTPayload): Promise<string>;
}

const FILE = 'platform-key.pem';
const OWNER_ONLY = 0o600;

/** Written completely under its name or not at all; of two platforms that start together, the first one's key stays. */
async function makeKeyFile(file: string): Promise<void> {
  const { privateKey } = await generateKeyPair('RS256', { modulusLength: 2048, extractable: true });
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, await exportPKCS8(privateKey), { mode: OWNER_ONLY, flag: 'wx' });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
}

async function readKeyFile(file: string) {
  chmodSync(file, OWNER_ONLY);
  try {
    return await importPKCS8(readFileSync(file, 'utf8'), 'RS256', { extractable: true });
  } catch (error) {
    throw new Error(`${file} holds no key; remove it, and the next start makes a new one`, { cause: error });
  }
}

/**
 * The key from the data folder, made at the first start: tools cache a platform's key set for hours, so a key must
 * outlive a restart. Its id is derived from the key (RFC 7638): a new key has a new id.
 */
export async function loadPlatformKey(dataDir: string): Promise<PlatformKey> {
  const file = path.join(dataDir, FILE);
  if (!existsSync(file)) await makeKeyFile(file);
  const privateKey = await readKeyFile(file);
  const { kty, n, e } = await exportJWK(privateKey);
  const publicKey = { kty, n, e } as JWK;
  const kid = await calculateJwkThumbprint(publicKey);
  return {
    publicSet: { keys: [{ ...publicKey, kid, alg: 'RS256', use: 'sig' }] },
    sign: (claims) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' }).sign(privateKey),
  };
}
