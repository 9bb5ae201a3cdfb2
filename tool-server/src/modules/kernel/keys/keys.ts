import { type CryptoKey, importJWK, type JWK } from 'jose';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Secret } from '../../../platform/secret/secret.ts';
import { ALGORITHMS, createKeyRows, type KeyPurpose, type KeyRow } from './key-rows.ts';

/** Also how long another process takes to see a rotation by command. */
const REREAD_MS = 60_000;

export interface SigningKey {
  kid: string;
  algorithm: 'ES256' | 'RS256';
  privateKey: CryptoKey;
}

/**
 * The keys of one purpose: one signs, the next is already published, so that a rotation fails no call.
 * Several processes share them through the database.
 */
export interface KeyRing {
  /** The key that signs now. */
  current(): Promise<SigningKey>;
  /** Public keys to publish: the signing one, the next, and those replaced recently. @see LTI-21 */
  publicSet(): Promise<{ keys: JWK[] }>;
  /** The public key of a token's `kid`, or undefined. */
  find(kid: string): Promise<CryptoKey | undefined>;
  /** Reads the keys again at the next use; called after a rotation in this process. */
  forget(): void;
}

export function createKeyRing(
  purpose: KeyPurpose,
  deps: { database: Database; secret: Secret; clock: Clock },
): KeyRing {
  const { secret, clock } = deps;
  const algorithm = ALGORITHMS[purpose];
  const keyRows = createKeyRows(purpose, deps);
  let read: { at: number; rows: KeyRow[] } | undefined;
  let reading: Promise<KeyRow[]> | undefined;
  const privateKeys = new Map<string, Promise<CryptoKey>>();
  const publicKeys = new Map<string, Promise<CryptoKey>>();

  /** Reads the keys and makes the missing ones, one process at a time. */
  async function load(): Promise<KeyRow[]> {
    const now = clock.now();
    const rows = await keyRows.change((tx) => keyRows.fill(tx, now));
    read = { at: now.getTime(), rows };
    return rows;
  }

  function getRows(): Promise<KeyRow[]> {
    const age = read ? clock.now().getTime() - read.at : Number.POSITIVE_INFINITY;
    if (read && age >= 0 && age < REREAD_MS) return Promise.resolve(read.rows);
    reading ??= load().finally(() => {
      reading = undefined;
    });
    return reading;
  }

  function loadCached(
    cache: Map<string, Promise<CryptoKey>>,
    kid: string,
    jwk: () => JWK,
  ): Promise<CryptoKey> {
    let key = cache.get(kid);
    if (!key) {
      key = importJWK(jwk(), algorithm) as Promise<CryptoKey>;
      cache.set(kid, key);
    }
    return key;
  }

  return {
    async current() {
      const rows = await getRows();
      // Read after the rows: a new key is active from its creation on.
      const now = clock.now();
      const row = rows.findLast(({ activeAt }) => activeAt <= now);
      if (!row) throw new Error(`no ${purpose} key is active`);
      const privateKey = await loadCached(
        privateKeys,
        row.kid,
        () => JSON.parse(secret.decrypt(row.encryptedPrivateJwk)) as JWK,
      );
      return { kid: row.kid, algorithm, privateKey };
    },
    async publicSet() {
      return { keys: (await getRows()).map(({ publicJwk }) => publicJwk) };
    },
    async find(kid) {
      const row = (await getRows()).find((known) => known.kid === kid);
      return row && loadCached(publicKeys, kid, () => row.publicJwk);
    },
    forget() {
      read = undefined;
      reading = undefined;
    },
  };
}
