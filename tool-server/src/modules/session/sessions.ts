import { randomBytes, randomUUID } from 'node:crypto';
import type { PersonId } from '@drawbridge/contracts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { toNeighbourhood } from '../../platform/limits/address.ts';
import { toDevice } from './device.ts';
import type { IdTokens } from './id-token.ts';
import type { RefreshTokens } from './refresh-token.ts';
import * as store from './session.store.ts';
import type { Tokens } from './session-serializer.ts';
import type { HashSource } from './source.ts';

/** The origin of a sign-in. */
export interface SignInContext {
  address: string;
  userAgent?: string;
}

/**
 * Whether a person may sign in by password or mailed link. With the address alone the rule of its domain; with the
 * person too there may be an exception (a tenant's break-glass administrator).
 */
export type IsPasswordAllowed = (email: string, personId?: PersonId) => Promise<boolean>;

const DAY_MS = 86_400_000;
export const ABSOLUTE_MS = 30 * DAY_MS;
export const IDLE_MS = 14 * DAY_MS;

export interface Sessions {
  /** Message that sends the page elsewhere instead of signing in. @see AUTH-36..AUTH-39 */
  findRedirect(found: store.AccountRow): string | undefined;
  /** Writes a new session; its tokens are signed when the transaction is over. */
  begin(tx: Tx, found: store.AccountRow, context: SignInContext): Promise<store.SessionRow>;
  toTokens(found: store.AccountRow, session: store.SessionRow): Promise<Tokens>;
}

/** Shared by all ways to sign in: who may not enter now, the session's row, its tokens. */
export function createSessions(deps: {
  idTokens: IdTokens;
  refreshTokens: RefreshTokens;
  hashSource: HashSource;
  clock: Clock;
}): Sessions {
  const { idTokens, refreshTokens, hashSource, clock } = deps;
  const isOver = (date: Date | null) => date !== null && date <= clock.now();
  return {
    findRedirect({ account, companyExpiresAt, companyId }) {
      if (account.state === 'invited') return 'Confirm Password';
      if (companyId && isOver(companyExpiresAt)) return 'Company subscription has been expired';
      return isOver(account.expiresAt) ? 'Subscription has been expired' : undefined;
    },

    async begin(tx, { personId }, { address, userAgent = '' }) {
      const now = clock.now();
      const row = {
        id: randomUUID(),
        personId,
        refreshSalt: randomBytes(16).toString('base64url'),
        rotatedAt: now,
        createdAt: now,
        lastUsedAt: now,
        expiresAt: new Date(now.getTime() + ABSOLUTE_MS),
        device: toDevice(userAgent),
        neighbourhood: toNeighbourhood(address),
      };
      await store.insertSession(tx, row, hashSource(address));
      return { ...row, generation: 0 };
    },

    async toTokens(found, session) {
      const IdToken = await idTokens.sign(found, session.id);
      // Calls are made with the identity token; a second kind of token would be one more to lose.
      return { IdToken, AccessToken: IdToken, RefreshToken: refreshTokens.make(session, session.generation) };
    },
  };
}
