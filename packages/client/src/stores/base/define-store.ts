import type { OpenSocket } from '../../live/live-socket.ts';
import type { LogError, Notify } from '../../notices.ts';
import type { Session } from '../../session/session.ts';
import type { SafeStorage } from '../../storage.ts';
import type { ApiClient } from '../../transport/client.ts';
import type { TokenSource } from '../../transport/token-source.ts';

/** What a store may need from its page; each takes its part. */
export interface StoreDeps {
  client: ApiClient;
  notify: Notify;
  logError: LogError | undefined;
  session: Session;
  tokens: TokenSource;
  storage: SafeStorage;
  tabStorage: SafeStorage;
  /** The storage is the portal's own: the running lab is remembered in it. @see LAB-2, DATA-1 */
  remembersRunningLab: boolean;
  /** Absolute address of the live socket. */
  socketUrl: string;
  /** Opens it; stories have one of their own. */
  openSocket: OpenSocket | undefined;
  /** Origin of the page. */
  origin: string;
  /** Origin of the addresses of pictures. @see PROF-6 */
  imageHost: string;
}

/** The course item that a lab or quiz was opened from. */
export interface CourseItemRef {
  event_id: string;
  item_id: string;
}

export type CreateStore = (deps: StoreDeps, ...params: never[]) => object;

/** How long a store lives, and how its code is fetched: the module, and what of it makes the store. */
const define =
  <Lifetime extends 'session' | 'use'>(lifetime: Lifetime) =>
  <Module, Create extends CreateStore>(fetch: () => Promise<Module>, take: (module: Module) => Create) => ({
    lifetime,
    load: async () => take(await fetch()),
  });

/** Made once and shared until the session ends. */
export const perSession = define('session');

/** Made for the components that use it and disposed with the last of them: made again, it reads its data again. */
export const perUse = define('use');
