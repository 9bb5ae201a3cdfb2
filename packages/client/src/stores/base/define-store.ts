import type { OpenSocket } from '../../live/live-socket.ts';
import type { LogError, Notify } from '../../notices.ts';
import type { Session } from '../../session/session.ts';
import type { SafeStorage } from '../../storage.ts';
import type { ApiClient } from '../../transport/client.ts';
import type { TokenSource } from '../../transport/token-source.ts';

/** What a store may need from its page; each store takes what it uses. */
export interface StoreDeps {
  client: ApiClient;
  notify: Notify;
  logError: LogError | undefined;
  session: Session;
  /** Sends a request that no endpoint describes. */
  send: typeof globalThis.fetch;
  tokens: TokenSource;
  storage: SafeStorage;
  tabStorage: SafeStorage;
  /** True when the storage is the portal's own, so that the running lab is remembered in it. @see LAB-2, DATA-1 */
  remembersRunningLab: boolean;
  /** Absolute URL of the live socket. */
  socketUrl: string;
  /** Opens the socket; stories replace it. */
  openSocket: OpenSocket | undefined;
  /** Origin of the page. */
  origin: string;
  /** Origin of picture URLs. @see PROF-6 */
  imageHost: string;
}

/** The course item that a lab or quiz was opened from. */
export interface CourseItemRef {
  event_id: string;
  item_id: string;
}

export type CreateStore = (deps: StoreDeps, ...params: never[]) => object;

/** Declares the lifetime of a store, the module with its code, and the function in it that creates the store. */
const define =
  <Lifetime extends 'session' | 'use'>(lifetime: Lifetime) =>
  <Module, Create extends CreateStore>(fetch: () => Promise<Module>, take: (module: Module) => Create) => ({
    lifetime,
    load: async () => take(await fetch()),
  });

/** Created once and shared until the session ends. */
export const perSession = define('session');

/** Created for the components that use it, and disposed of with the last of them. A new one reads its data again. */
export const perUse = define('use');
