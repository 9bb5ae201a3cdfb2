import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {
  type CryptoKey,
  calculateJwkThumbprint,
  exportJWK,
  exportPKCS8,
  generateKeyPair,
  importPKCS8,
  type JWK,
  type JWTPayload,
  SignJWT,
} from 'jose';

export interface KeySet {
  keys: JWK[];
}

/** The platform's own key: signs every launch. */
export interface PlatformKey {
  readonly publicSet: KeySet;
  sign(claims: JWTPayload, header?: { x5t?: string }): Promise<string>;
  /** From now on another key signs. The old one stays in the key set, or leaves it immediately. */
  rotate(options: { publishOld: boolean }): Promise<void>;
  /** Keys of somebody else under our key ids: nothing that we sign verifies with them. */
  foreignSet(): Promise<KeySet>;
}

const FILE = 'platform-key.pem';
const OLD_FILE = 'platform-key-old.pem';
const OWNER_ONLY = 0o600;

const generateKey = () => generateKeyPair('RS256', { modulusLength: 2048, extractable: true });

/** A new key in a file of its own, complete. */
async function writeDraft(file: string): Promise<string> {
  const { privateKey } = await generateKey();
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, await exportPKCS8(privateKey), { mode: OWNER_ONLY, flag: 'wx' });
  return draft;
}

/** Written completely under its name or not at all; of two platforms that start together, the first one's key stays. */
async function makeKeyFile(file: string): Promise<void> {
  const draft = await writeDraft(file);
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
}

async function readKeyFile(file: string): Promise<CryptoKey> {
  chmodSync(file, OWNER_ONLY);
  try {
    return await importPKCS8(readFileSync(file, 'utf8'), 'RS256', { extractable: true });
  } catch (error) {
    throw new Error(`${file} holds no key; remove it, and the next start makes a new one`, { cause: error });
  }
}

/** The public half of a key. Its id is derived from the key (RFC 7638): a new key has a new id. */
async function toPublicKey(key: CryptoKey): Promise<JWK & { kid: string }> {
  const { kty, n, e } = await exportJWK(key);
  const publicKey = { kty, n, e } as JWK;
  return { ...publicKey, kid: await calculateJwkThumbprint(publicKey), alg: 'RS256', use: 'sig' };
}

async function loadKeys(dataDir: string) {
  const [file, oldFile] = [path.join(dataDir, FILE), path.join(dataDir, OLD_FILE)];
  if (!existsSync(file)) await makeKeyFile(file);
  const privateKey = await readKeyFile(file);
  const own = await toPublicKey(privateKey);
  const old = existsSync(oldFile) ? [await toPublicKey(await readKeyFile(oldFile))] : [];
  return { privateKey, kid: own.kid, publicSet: { keys: [own, ...old] } };
}

/**
 * The key from the data folder, made at the first start: tools cache a platform's key set for hours, so a key must
 * outlive a restart.
 */
export async function loadPlatformKey(dataDir: string): Promise<PlatformKey> {
  const [file, oldFile] = [path.join(dataDir, FILE), path.join(dataDir, OLD_FILE)];
  let keys = await loadKeys(dataDir);
  let foreign: Promise<JWK> | undefined;
  return {
    get publicSet() {
      return keys.publicSet;
    },
    sign: (claims, header = {}) =>
      new SignJWT(claims)
        .setProtectedHeader({ ...header, alg: 'RS256', kid: keys.kid, typ: 'JWT' })
        .sign(keys.privateKey),
    async rotate({ publishOld }) {
      const draft = await writeDraft(file);
      if (publishOld) copyFileSync(file, oldFile);
      else rmSync(oldFile, { force: true });
      renameSync(draft, file);
      keys = await loadKeys(dataDir);
    },
    async foreignSet() {
      foreign ??= generateKey().then(({ privateKey }) => toPublicKey(privateKey));
      const stranger = await foreign;
      return { keys: keys.publicSet.keys.map(({ kid }) => ({ ...stranger, kid })) };
    },
  };
}
