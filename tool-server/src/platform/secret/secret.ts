import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { takeRandomBytes } from './random.ts';

/** The one secret of an installation; every use derives its own key from it. */
export interface Secret {
  /** 32 bytes for one purpose. */
  derive(purpose: string): Buffer;
  /** Encrypts a text for storage (AES-256-GCM). */
  encrypt(text: string): string;
  /** Throws when the text was encrypted under another secret or changed since. */
  decrypt(encrypted: string): string;
}

/** From SECRET_KEY, else from `<dataDir>/secret`, made at first start. */
export function loadSecret(given: string | undefined, dataDir: string): Secret {
  return createSecret(given ?? loadStoredSecret(dataDir));
}

function loadStoredSecret(dataDir: string): string {
  const file = path.join(dataDir, 'secret');
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  }
  return readFileSync(file, 'utf8').trim();
}

export function createSecret(master: string): Secret {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', master, 'drawbridge', purpose, 32));
  const storageKey = derive('storage');
  return {
    derive,
    encrypt(text) {
      const iv = takeRandomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', storageKey, iv);
      return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString(
        'base64url',
      );
    },
    decrypt(encrypted) {
      const bytes = Buffer.from(encrypted, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', storageKey, bytes.subarray(0, 12), {
        authTagLength: 16,
      });
      decipher.setAuthTag(bytes.subarray(-16));
      return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString('utf8');
    },
  };
}
