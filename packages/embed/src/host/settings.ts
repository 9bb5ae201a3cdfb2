import type { EmbedTheme } from '@drawbridge/contracts/embed-protocol';

/** A token of the visitor, as the partner's server got it; undefined or an empty object when nobody is signed in. */
export type TokenGrant = { token?: string; expires_at?: string } | undefined;
export type GetToken = () => TokenGrant | Promise<TokenGrant>;

/** What all widgets of a page have in common; an element's own attributes come first. */
export interface EmbedSettings {
  /** Names the partner: `dbpk_…`. */
  publishableKey?: string | undefined;
  theme?: EmbedTheme | undefined;
  /** BCP 47, such as `de` or `pt-BR`. */
  locale?: string | undefined;
  /** Asked at the start and before a token runs out. */
  getToken?: GetToken | undefined;
}

export interface SettingsSource {
  get(): Readonly<EmbedSettings>;
  set(change: EmbedSettings): void;
  /** Hears each change; gives the function that ends it. */
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
