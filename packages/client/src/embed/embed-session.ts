import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { RenewedToken, TokenSource } from '../transport/token-source.ts';

/** A token for this visitor. `expires_at` is a UTC instant; without it, the token is used until it is refused. */
export interface EmbedGrant {
  token?: string | undefined;
  expires_at?: string | undefined;
}

/**
 * `anonymous`: the host page has no visitor or does not know one. `refused`: the server refused the token, and the page
 * supplied no other.
 */
export type EmbedState = 'asking' | 'anonymous' | 'open' | 'refused';

/** The visitor of a partner's page, which supplies the tokens. @see EMB-12, EMB-13 */
export interface EmbedSession {
  state: ReadonlySignal<EmbedState>;
  tokens: TokenSource;
  /** Requests the first token from the page. Never rejects: without a token, the visitor is anonymous. */
  start(): Promise<void>;
  /** Called when the page sends a token on its own; null when its visitor signed out. */
  set(grant: EmbedGrant | null): void;
  /** Stops the timer. */
  close(): void;
}

interface EmbedSessionDeps {
  /** Requests a token from the page; may fail. */
  askHost(): Promise<EmbedGrant>;
  /** Called when the visitor changed or signed out: data read before is not theirs. */
  onVisitorChanged?(): void;
  nowMs?: () => number;
}

/** Fraction of its lifetime after which a token is replaced. */
const RENEWAL_AT = 0.8;
/** Longest delay that a browser timer supports. */
const LONGEST_TIMER_MS = 2_147_483_647;

/** Keeps the token in memory only. Simultaneous requests for a new token share one request to the page. */
export function createEmbedSession({
  askHost,
  onVisitorChanged = () => undefined,
  nowMs = Date.now,
}: EmbedSessionDeps): EmbedSession {
  const state = signal<EmbedState>('asking');
  let token: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: Promise<EmbedGrant> | undefined;

  function ask(): Promise<EmbedGrant> {
    asking ??= askHost().finally(() => {
      asking = undefined;
    });
    return asking;
  }

  function take(grant: EmbedGrant): void {
    clearTimeout(timer);
    token = grant.token;
    state.value = token === undefined ? 'anonymous' : 'open';
    const lifeMs = Date.parse(grant.expires_at ?? '') - nowMs();
    if (token !== undefined && lifeMs > 0)
      timer = setTimeout(() => void renew(), Math.min(lifeMs * RENEWAL_AT, LONGEST_TIMER_MS));
  }

  /**
   * Returns the token that is current afterwards. If the page does not answer, it is asked again when a call needs a
   * token.
   */
  async function renew(): Promise<string | undefined> {
    try {
      const grant = await ask();
      if (grant.token !== undefined && grant.token !== token) take(grant);
      return token;
    } catch {
      return token;
    }
  }

  return {
    state,
    tokens: {
      token: () => token,
      successor: (used) => (token !== undefined && token !== used ? token : undefined),
      async refresh(used): Promise<RenewedToken | undefined> {
        if (token === used) await renew();
        return token === undefined || token === used ? undefined : { token, isFresh: true };
      },
      refused(used) {
        if (used !== token) return;
        clearTimeout(timer);
        token = undefined;
        state.value = 'refused';
      },
    },
    async start() {
      try {
        take(await ask());
      } catch {
        take({});
      }
    },
    set(grant) {
      const hadToken = token !== undefined;
      take(grant ?? {});
      if (grant === null && hadToken) onVisitorChanged();
    },
    close: () => clearTimeout(timer),
  };
}
