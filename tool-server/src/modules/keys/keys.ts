import { randomUUID } from 'node:crypto';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import type { Secret } from '../../platform/secret/secret.ts';
import { signingKey } from './keys.table.ts';

export type KeyPurpose = 'portal' | 'lti';

/** LTI platforms accept RS256 only; our own sessions use the shorter ES256. */
const ALGORITHMS = { portal: 'ES256', lti: 'RS256' } as const;
const DAY_MS = 86_400_000;
const ACTIVE_MS = 30 * DAY_MS;
/** A key stays published this long after its successor signs, for tokens and caches still in use. */
const GRACE_MS = 7 * DAY_MS;
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
}

type KeyRow = typeof signingKey.$inferSelect;

/** 128 bits of security, as the rest of the keys. @see ASVS 11.2.3 */
const RSA_BITS = 3_072;

export function createKeyRing(
  purpose: KeyPurpose,
  deps: { database: Database; secret: Secret; clock: Clock },
): KeyRing {
  const { database, secret, clock } = deps;
  const algorithm = ALGORITHMS[purpose];
  let read: { at: number; rows: KeyRow[] } | undefined;
  let reading: Promise<KeyRow[]> | undefined;
  const privateKeys = new Map<string, Promise<CryptoKey>>();
  const publicKeys = new Map<string, Promise<CryptoKey>>();

  async function makeKey(tx: Tx, activeAt: Date): Promise<void> {
    const pair = await generateKeyPair(algorithm, { extractable: true, modulusLength: RSA_BITS });
    const kid = randomUUID();
    const described = { kid, alg: algorithm, use: 'sig' };
    await tx.insert(signingKey).values({
      kid,
      purpose,
      publicJwk: { ...(await exportJWK(pair.publicKey)), ...described },
      encryptedPrivateJwk: secret.encrypt(
        JSON.stringify({ ...(await exportJWK(pair.privateKey)), ...described }),
      ),
      activeAt,
      retiredAt: new Date(activeAt.getTime() + ACTIVE_MS + GRACE_MS),
    });
  }

  const readRows = (tx: Tx, now: Date) =>
    tx
      .select()
      .from(signingKey)
      .where(and(eq(signingKey.purpose, purpose), gt(signingKey.retiredAt, now)))
      .orderBy(asc(signingKey.activeAt));

  /** Reads the keys and makes the missing ones, one process at a time. */
  async function load(): Promise<KeyRow[]> {
    const now = clock.now();
    const rows = await database.db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`signing_key:${purpose}`}))`);
      const known = await readRows(tx, now);
      const newest = known.at(-1);
      if (!newest || newest.activeAt.getTime() + ACTIVE_MS <= now.getTime()) await makeKey(tx, now);
      const last = (await readRows(tx, now)).at(-1);
      if (last && last.activeAt <= now) await makeKey(tx, new Date(last.activeAt.getTime() + ACTIVE_MS));
      return readRows(tx, now);
    });
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
  };
}
