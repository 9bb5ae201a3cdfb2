import { createSafeStorage, type HomeOrigins, type SafeStorage } from '@drawbridge/client';
import { createLinkLock, type LinkLock } from '@drawbridge/client/stores/link-lock';
import { readSessionFlags } from '@drawbridge/client/stores/session-flags';
import { createStoredSession, type StoredSession } from '@drawbridge/client/stores/stored-session';
import { createContext, useContext } from 'react';
import type { PortalProgram } from './portal-program.tsx';
import type { Visitor } from './routes.tsx';
import type { Settings } from './settings.ts';

/** What every page of the portal stands on, before anybody signed in: no client, no store, little code. */
export interface Entrance {
  settings: Settings;
  session: StoredSession;
  /** Who asks for a page, by storage alone. */
  visitor: Visitor;
  /** The pause between two magic links. */
  linkLock: LinkLock;
  /** Local storage; `tabStorage` is this tab's. */
  storage: SafeStorage;
  tabStorage: SafeStorage;
  /** Where a redirect may lead. */
  home: HomeOrigins;
  /**
   * The client and the stores: fetched when first wanted, again if they could not be had, then the same until the
   * session ends: what one person's stores hold the next must not see.
   */
  openProgram(): Promise<PortalProgram>;
  /** The latest try of `openProgram`, for `use`: a failed one stays failed, or a render would try without end. */
  latestProgram(): Promise<PortalProgram>;
  /** Watches what other tabs do to the session; gives the way to stop. @see AUTH-50 */
  watch(): () => void;
}

interface EntranceDeps {
  settings: Settings;
  /** The session of this page is over. */
  onEnded: (to: '/' | '/login') => void;
  /** It was ended in another tab. */
  onLeft: () => void;
  onOpened: (program: PortalProgram) => void;
}

export function createEntrance({ settings, onEnded, onLeft, onOpened }: EntranceDeps): Entrance {
  const storage = createSafeStorage(() => window.localStorage);
  const tabStorage = createSafeStorage(() => window.sessionStorage);
  let opened: PortalProgram | undefined;
  let opening: Promise<PortalProgram> | undefined;
  /** To be fetched anew: it failed, or it has served a session that is over. */
  let isSpent = false;

  async function open() {
    isSpent = false;
    try {
      const { createPortalProgram } = await import('./portal-program.tsx');
      opened = createPortalProgram({
        settings,
        storage,
        tabStorage,
        onEnded,
        onForgotten: () => {
          isSpent = true;
        },
        toasts: opened?.toasts,
      });
      onOpened(opened);
      return opened;
    } catch (error) {
      isSpent = true;
      throw error;
    }
  }
  const session = createStoredSession(storage);
  return {
    settings,
    storage,
    tabStorage,
    session,
    visitor: { isSignedIn: session.isSignedIn, flags: () => readSessionFlags(storage) },
    linkLock: createLinkLock(storage),
    home: { own: location.origin, isLocalAllowed: settings.isDemo },
    openProgram() {
      if (!opening || isSpent) opening = open();
      return opening;
    },
    latestProgram() {
      opening ??= open();
      return opening;
    },
    watch() {
      const follow = ({ key }: StorageEvent) => {
        // Null: everything was cleared.
        if (key !== null && !['user', 'token', 'rtoken'].includes(key)) return;
        const now = opened?.session.follow();
        if (now === 'ended') onLeft();
        // Somebody else signed in elsewhere: nothing on this page is theirs.
        if (now === 'other') location.reload();
      };
      window.addEventListener('storage', follow);
      return () => window.removeEventListener('storage', follow);
    },
  };
}

const EntranceContext = createContext<Entrance | undefined>(undefined);

export const EntranceProvider = EntranceContext;

/** The entrance of the page shown. */
export function useEntrance(): Entrance {
  const entrance = useContext(EntranceContext);
  if (!entrance) throw new Error('a portal screen was rendered outside the portal');
  return entrance;
}
