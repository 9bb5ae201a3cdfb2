import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { takeRandomBytes } from './random.ts';

/** The one secret of an installation; every use derives its own key from it. */
export interface Secret {
  /** 32 bytes for one purpose. */
  derive(purpose: string): Buffer;
  /** Encrypts a text for storage (AES-256-GCM). */
  encrypt(text: string): string;
  /** Throws when the text was encrypted under another secret, the one of before excepted, or changed since. */
  decrypt(encrypted: string): string;
  /** True while there is a secret of before. */
  hasBefore: boolean;
  /** A text that is encrypted under the secret of before, encrypted under this one; undefined for any other. */
  renew(encrypted: string): string | undefined;
}

/**
 * Loads the secret from SECRET_KEY, otherwise from `<dataDir>/secret`, made at first start. `before` is the secret that
 * it replaces.
 */
export function loadSecret(given: string | undefined, dataDir: string, before?: string): Secret {
  return createSecret(given ?? loadStoredSecret(dataDir), before);
}

function loadStoredSecret(dataDir: string): string {
  const file = path.join(dataDir, 'secret');
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  }
  return readFileSync(file, 'utf8').trim();
}

const deriveFrom = (master: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', master, 'drawbridge', purpose, 32));

function decryptUnder(key: KeyObject, encrypted: string): string {
  const bytes = Buffer.from(encrypted, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), { authTagLength: 16 });
  decipher.setAuthTag(bytes.subarray(-16));
  return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString('utf8');
}

/** The text, or undefined when it was encrypted under another key or changed since. */
function tryUnder(key: KeyObject, encrypted: string): string | undefined {
  try {
    return decryptUnder(key, encrypted);
  } catch (error) {
    if (error instanceof Error) return undefined;
    throw error;
  }
}

export function createSecret(master: string, before?: string): Secret {
  const derive = (purpose: string) => deriveFrom(master, purpose);
  // Key objects: a key as bytes is imported anew by every operation, which takes longer than the encryption.
  const storageKey = createSecretKey(derive('storage'));
  const keyBefore = before === undefined ? undefined : createSecretKey(deriveFrom(before, 'storage'));
  function encrypt(text: string): string {
    const iv = takeRandomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', storageKey, iv);
    return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString(
      'base64url',
    );
  }
  return {
    derive,
    encrypt,
    decrypt(encrypted) {
      const text = keyBefore && tryUnder(keyBefore, encrypted);
      return text ?? decryptUnder(storageKey, encrypted);
    },
    hasBefore: keyBefore !== undefined,
    renew(encrypted) {
      const text = keyBefore && tryUnder(keyBefore, encrypted);
      return text === undefined ? undefined : encrypt(text);
    },
  };
}
