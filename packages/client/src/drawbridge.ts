import type { BaseAddresses } from '@drawbridge/contracts';
import { type ReadonlySignal, signal } from '@preact/signals-react';
import type { OpenSocket } from './live/live-socket.ts';
import type { LogError, Notify } from './notices.ts';
import { createSession, type Session } from './session/session.ts';
import type { SafeStorage } from './storage.ts';
import {
  createStoreRegistry,
  type StoreName,
  type StoreOf,
  type StoreParams,
  type StoreRegistry,
} from './store-registry.ts';
import type { ApiClient, OnReply } from './transport/client.ts';
import type { TokenSource } from './transport/token-source.ts';

export interface DrawbridgeOptions {
  bases: BaseAddresses;
  /** Stores the session and drafts in this browser. */
  storage: SafeStorage;
  /** Stores values of this tab only. */
  tabStorage: SafeStorage;
  /** Tokens of a session that this page does not own: that of an LTI launch or of a partner. */
  tokens?: TokenSource;
  /** Called when the session ended without a logout, with the page to go to. @see ERR-3, ERR-20 */
  onSessionEnded?: (to: '/' | '/login') => void;
  /** Shows a message to the user. */
  notify: Notify;
  /** True when the storage is the portal's own, so that the running lab is remembered in it. @see LAB-2, DATA-1 */
  remembersRunningLab?: boolean;
  /** Blocks the page's own navigation while something timed runs; returns a function that unblocks it. @see SHELL-9 */
  disableActivity?: () => () => void;
  /** Nonce of the page's CSP, for the one library that creates a style element (the editor). */
  cspNonce?: string | undefined;
  /** URL of the document in which the lab preview runs. */
  toPreviewFrameUrl?: () => string;
  /** Lets stories and tests answer calls themselves. */
  fetch?: typeof globalThis.fetch;
  /** Lets stories and tests act as the other end of the live socket. */
  openSocket?: OpenSocket;
  /** Receives replies that break their contract, and failures that are not shown. @see DATA-22, ERR-24 */
  logError?: LogError;
  /** Receives each successful call, so that a framed widget can tell its host what the learner did. @see EMB-7 */
  onReply?: OnReply;
}

/** What every page of the product is built on. One object per page. @see EMB-3 */
export interface Drawbridge extends Pick<ApiClient, 'call' | 'callWithMessage'> {
  session: Session;
  /** Number of foreground calls in progress. @see GEN-19 */
  pending: ReadonlySignal<number>;
  /** True when the company requires a second factor that this person lacks; nothing else works until it is set up. */
  wantsSecondFactor: ReadonlySignal<boolean>;
  /** Returns a store. Its code is fetched on first use, and the store is shared until the session ends. */
  store<Name extends StoreName>(name: Name, ...params: StoreParams<Name>): Promise<StoreOf<Name>>;
  stores: StoreRegistry;
  notify: Notify;
  storage: SafeStorage;
  tabStorage: SafeStorage;
  disableActivity: (() => () => void) | undefined;
  cspNonce: string | undefined;
  toPreviewFrameUrl: () => string;
}

/** Composes a page: session, client and stores. Nothing is fetched before it is used. */
export function createDrawbridge(options: DrawbridgeOptions): Drawbridge {
  const { bases, storage, tabStorage, notify, onSessionEnded = () => undefined } = options;
  const imageHost = new URL(bases.main).origin;
  const pending = signal(0);
  const wantsSecondFactor = signal(false);
  const stores = createStoreRegistry({
    loadClient,
    toStoreDeps: (client) => ({
      client,
      notify,
      logError: options.logError,
      session,
      send: options.fetch ?? ((...request) => globalThis.fetch(...request)),
      tokens,
      storage,
      tabStorage,
      remembersRunningLab: options.remembersRunningLab ?? false,
      socketUrl: `${bases.main.replace(/^http/, 'ws')}/socket`,
      openSocket: options.openSocket,
      origin: globalThis.location?.origin ?? '',
      imageHost,
    }),
  });
  const session = createSession({
    storage,
    tabStorage,
    loadClient,
    onEnded: onSessionEnded,
    onForgotten: stores.drop,
    imageHost,
  });
  const tokens = options.tokens ? dropOnRefusal(options.tokens, stores) : session.tokens;

  let client: Promise<ApiClient> | undefined;
  async function fetchClient(): Promise<ApiClient> {
    try {
      const { connectClient } = await import('./transport/connect-client.ts');
      return connectClient({ ...options, tokens, pending, wantsSecondFactor });
    } catch (error) {
      client = undefined;
      throw error;
    }
  }
  /** The client and its schemas are fetched with the first call or store, so that a page can be shown without them. */
  function loadClient(): Promise<ApiClient> {
    client ??= fetchClient();
    return client;
  }

  return {
    session,
    pending,
    wantsSecondFactor,
    stores,
    store: stores.open,
    call: async (...args) => (await loadClient()).call(...args),
    callWithMessage: async (...args) => (await loadClient()).callWithMessage(...args),
    notify,
    storage,
    tabStorage,
    disableActivity: options.disableActivity,
    cspNonce: options.cspNonce,
    toPreviewFrameUrl: options.toPreviewFrameUrl ?? (() => '/embed/frame/lab-preview'),
  };
}

/** Drops the stores of a session once the server refuses it. */
function dropOnRefusal(tokens: TokenSource, stores: StoreRegistry): TokenSource {
  return {
    ...tokens,
    refused(used) {
      tokens.refused(used);
      if (tokens.token() === undefined) stores.drop();
    },
  };
}
