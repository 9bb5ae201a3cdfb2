import { randomUUID } from 'node:crypto';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { exportJWK, generateKeyPair } from 'jose';
import type { Database, Tx } from '../../../platform/db/database.ts';
import type { Secret } from '../../../platform/secret/secret.ts';
import { signingKey } from './keys.table.ts';

export const KEY_PURPOSES = ['portal', 'lti', 'credentials'] as const;
export type KeyPurpose = (typeof KEY_PURPOSES)[number];
export type KeyRow = typeof signingKey.$inferSelect;

/** LTI platforms accept RS256 only, and every verifier of Open Badges does; our own sessions use the shorter ES256. */
export const ALGORITHMS = { portal: 'ES256', lti: 'RS256', credentials: 'RS256' } as const;
/** 128 bits of security, as the rest of the keys. @see ASVS 11.2.3 */
const RSA_BITS = 3_072;

const DAY_MS = 86_400_000;
const ACTIVE_MS = { portal: 30 * DAY_MS, lti: 30 * DAY_MS, credentials: 365 * DAY_MS } as const;
/**
 * A key stays published this long after its successor takes over: as long as its signatures are checked. A client
 * assertion or a deep linking response is checked within minutes, a session token within hours, a badge as long as its
 * holder shows it.
 */
const GRACE_MS = { portal: 7 * DAY_MS, lti: DAY_MS, credentials: 40 * 365 * DAY_MS } as const;

const later = (at: Date, ms: number) => new Date(at.getTime() + ms);

/** The rows of one purpose. Everything happens inside `change`, by one process at a time. */
export function createKeyRows(purpose: KeyPurpose, deps: { database: Database; secret: Secret }) {
  const { database, secret } = deps;
  const grace = GRACE_MS[purpose];
  const active = ACTIVE_MS[purpose];
  const ofPurpose = eq(signingKey.purpose, purpose);

  async function make(tx: Tx, activeAt: Date): Promise<void> {
    const algorithm = ALGORITHMS[purpose];
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
      retiredAt: later(activeAt, active + grace),
    });
  }

  return {
    /** Published keys, in the order in which they sign. */
    read: (tx: Tx, now: Date): Promise<KeyRow[]> =>
      tx
        .select()
        .from(signingKey)
        .where(and(ofPurpose, gt(signingKey.retiredAt, now)))
        .orderBy(asc(signingKey.activeAt)),

    /** Makes what is missing: a key that signs, and the next one. Gives all. */
    async fill(tx: Tx, now: Date): Promise<KeyRow[]> {
      const newest = (await this.read(tx, now)).at(-1);
      if (!newest || later(newest.activeAt, active) <= now) await make(tx, now);
      const last = (await this.read(tx, now)).at(-1);
      if (last && last.activeAt <= now) await make(tx, later(last.activeAt, active));
      return this.read(tx, now);
    },

    /** A key signs from another time on; the one before it stays published for the grace after that. */
    async moveStart(tx: Tx, kid: string, activeAt: Date): Promise<void> {
      await tx
        .update(signingKey)
        .set({ activeAt, retiredAt: later(activeAt, active + grace) })
        .where(eq(signingKey.kid, kid));
    },
    async retireAfter(tx: Tx, kid: string, successorActiveAt: Date): Promise<void> {
      await tx
        .update(signingKey)
        .set({ retiredAt: later(successorActiveAt, grace) })
        .where(eq(signingKey.kid, kid));
    },
    async remove(tx: Tx, kid: string): Promise<void> {
      await tx.delete(signingKey).where(eq(signingKey.kid, kid));
    },

    change: <T>(run: (tx: Tx) => Promise<T>): Promise<T> =>
      database.db.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`signing_key:${purpose}`}))`);
        return run(tx);
      }),
  };
}
