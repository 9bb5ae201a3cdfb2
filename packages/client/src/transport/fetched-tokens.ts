import { createShared } from './share.ts';
import type { TokenSource } from './token-source.ts';

export interface FetchedToken {
  token: string;
  /** Instant, ISO 8601. Without it a token is used until the server refuses it. */
  expires_at?: string;
}

/** A token is replaced when this part of its life is over, before a call is refused. */
const USED_UP = 0.8;

/**
 * Tokens that a partner's page gets from its own server: fetched when first needed and again before they expire, once
 * for all calls that wait, and kept in memory only.
 * @param fetchToken gives undefined where the visitor is not signed in
 * @see EMB-12, EMB-13
 */
export function createTokenSource(
  fetchToken: () => Promise<FetchedToken | undefined>,
  nowMs: () => number = Date.now,
): TokenSource {
  let current: string | undefined;
  let renewAtMs = Number.POSITIVE_INFINITY;

  const fetchOnce = createShared(async () => {
    const fetched = await fetchToken();
    current = fetched?.token;
    const lifeMs = fetched?.expires_at === undefined ? Number.NaN : Date.parse(fetched.expires_at) - nowMs();
    renewAtMs = Number.isNaN(lifeMs) ? Number.POSITIVE_INFINITY : nowMs() + lifeMs * USED_UP;
    return current;
  });

  return {
    async ready() {
      if (current === undefined) await fetchOnce(undefined);
      // The call that runs now has a token that is still good; a failure shows when it is not.
      else if (nowMs() >= renewAtMs) fetchOnce(undefined).catch(() => undefined);
    },
    token: () => current,
    successor: (used) => (current === used ? undefined : current),
    async refresh() {
      const token = await fetchOnce(undefined);
      return token === undefined ? undefined : { token, isFresh: true };
    },
    refused(used) {
      if (current === used) current = undefined;
    },
  };
}
