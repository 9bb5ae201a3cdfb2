import type { TokenSource } from '../transport/token-source.ts';
import { createEmbedSession, type EmbedGrant } from './embed-session.ts';

/**
 * Tokens that a partner's page fetches from its own server: when a call first needs one, and again before it expires.
 * Waiting calls share one fetch, and the token stays in memory.
 * @param fetchToken returns an empty object if the visitor is not signed in
 * @see EMB-12, EMB-13
 */
export function createTokenSource(fetchToken: () => Promise<EmbedGrant>): TokenSource {
  const { tokens, state, start } = createEmbedSession({ askHost: fetchToken });
  return {
    ...tokens,
    async ready() {
      if (state.peek() !== 'open') await start();
    },
  };
}
