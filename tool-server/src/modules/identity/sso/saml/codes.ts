import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import type { Clock } from '../../../../platform/clock.ts';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import type { ProvenIdentity } from '../proven-identity.ts';
import { refuse } from '../refusals.ts';
import { samlCode } from '../sso.table.ts';

const LIFETIME_MS = 60_000;
const toHash = (text: string) => createHash('sha256').update(text).digest('base64url');

/** Codes of our own, so that a SAML sign-in ends at the same page, with the same proof, as an OpenID one. */
export interface SamlCodes {
  issue(
    tx: Tx,
    sentTo: { providerId: string; state: string; codeChallenge: string; isTest: boolean },
    proven: ProvenIdentity,
  ): Promise<string>;
  /**
   * Works once, within a minute, for the page that began the sign-in; a wrong try uses it up. The code of a test sign-in
   * opens no session, and that of a sign-in passes no test.
   */
  redeem(
    sentTo: { providerId: string; isTest: boolean },
    answer: { code: string; state: string; codeVerifier: string },
  ): Promise<ProvenIdentity>;
}

export function createSamlCodes({ db, clock }: { db: Db; clock: Clock }): SamlCodes {
  return {
    async issue(tx, sentTo, proven) {
      const code = randomBytes(32).toString('base64url');
      const expiresAt = new Date(clock.now().getTime() + LIFETIME_MS);
      await tx.insert(samlCode).values({ codeHash: toHash(code), ...sentTo, proven, expiresAt });
      return code;
    },

    async redeem({ providerId, isTest }, { code, state, codeVerifier }) {
      const [row] = await db
        .delete(samlCode)
        .where(and(eq(samlCode.codeHash, toHash(code)), gt(samlCode.expiresAt, clock.now())))
        .returning();
      if (!row) return refuse('code_refused', 'unknown, used or too old');
      // RFC 7636, 4.6
      if (row.codeChallenge !== toHash(codeVerifier)) return refuse('code_refused', 'verifier');
      if (row.providerId !== providerId || row.isTest !== isTest || row.state !== state)
        return refuse('code_refused', 'not for this sign-in');
      return row.proven;
    },
  };
}
