import type { EmbedTheme } from '@drawbridge/contracts/embed-protocol';

/** A visitor's token from the partner's server; undefined or an empty object if nobody is signed in. */
export type TokenGrant = { token?: string; expires_at?: string } | undefined;
export type GetToken = () => TokenGrant | Promise<TokenGrant>;

/** Defaults for all widgets of a page; an element's own attributes take precedence. */
export interface EmbedSettings {
  /** Identifies the partner: `dbpk_…`. */
  publishableKey?: string | undefined;
  theme?: EmbedTheme | undefined;
  /** BCP 47, such as `de` or `pt-BR`. */
  locale?: string | undefined;
  /** Called at the start and before a token expires. */
  getToken?: GetToken | undefined;
}

export interface SettingsSource {
  get(): Readonly<EmbedSettings>;
  set(change: EmbedSettings): void;
  /** Calls the listener on each change; returns a function that stops it. */
  follow(listener: (change: EmbedSettings) => void): () => void;
}

export function createSettings(initial: EmbedSettings): SettingsSource {
  let settings: EmbedSettings = { ...initial };
  const listeners = new Set<(change: EmbedSettings) => void>();
  return {
    get: () => settings,
    set(change) {
      settings = { ...settings, ...change };
      for (const listener of listeners) listener(change);
    },
    follow(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
