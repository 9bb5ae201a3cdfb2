import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { RenewedToken, TokenSource } from '../transport/token-source.ts';

/** A token of this visitor. `expires_at` is a UTC instant; without one the token is used until it is refused. */
export interface EmbedGrant {
  token?: string | undefined;
  expires_at?: string | undefined;
}

/**
 * `anonymous`: the page around the frame knows no visitor, or there is none. `refused`: the server no longer takes the
 * token, and the page gave no other one.
 */
export type EmbedState = 'asking' | 'anonymous' | 'open' | 'refused';

/** The visitor of a partner's page, whose tokens come from that page. @see EMB-12, EMB-13 */
export interface EmbedSession {
  state: ReadonlySignal<EmbedState>;
  tokens: TokenSource;
  /** Asks the page for the first token. Never rejects: without one the visitor is anonymous. */
  start(): Promise<void>;
  /** The page hands over a token by itself; null when its visitor signed out. */
  set(grant: EmbedGrant | null): void;
  /** Ends the timer. */
  close(): void;
}

interface EmbedSessionDeps {
  /** Asks the page; may fail. */
  askHost(): Promise<EmbedGrant>;
  /** Another visitor, or none: what was read before is not theirs. */
  onVisitorChanged?(): void;
  nowMs?: () => number;
}

/** The share of its life after which a token is replaced. */
const RENEWAL_AT = 0.8;
/** What a browser's timer can hold. */
const LONGEST_TIMER_MS = 2_147_483_647;

/** Holds the token in memory only. All who need a new one at the same time share one question to the page. */
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

  /** Gives the token that is in place afterwards. A page that does not answer now is asked again when a call needs it. */
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
