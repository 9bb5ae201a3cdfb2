import type { TokenSource } from '../transport/token-source.ts';
import { createEmbedSession, type EmbedGrant } from './embed-session.ts';

/**
 * Tokens that a partner's page gets from its own server: asked for when a call first needs one and again before they
 * expire, once for all calls that wait, and kept in memory only.
 * @param fetchToken gives an empty object where the visitor is not signed in
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
