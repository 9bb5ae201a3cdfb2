import { createSafeStorage } from '@drawbridge/client';
import { createStoredSession, type StoredSession } from '@drawbridge/client/stores/stored-session';
import { createContext, useContext } from 'react';
import type { PortalProgram } from './portal-program.tsx';
import type { Settings } from './settings.ts';

/** What every page of the portal stands on, before anybody signed in: no client, no store, little code. */
export interface Entrance {
  settings: Settings;
  session: StoredSession;
  /** The client and the stores: fetched when first wanted, again if they could not be had, then the same for good. */
  openProgram(): Promise<PortalProgram>;
  /** The latest try of `openProgram`, for `use`: a failed one stays failed, or a render would try without end. */
  latestProgram(): Promise<PortalProgram>;
}

interface EntranceDeps {
  settings: Settings;
  /** The server no longer takes the session. */
  onEnded: () => void;
  onOpened: (program: PortalProgram) => void;
}

export function createEntrance({ settings, onEnded, onOpened }: EntranceDeps): Entrance {
  const storage = createSafeStorage(() => window.localStorage);
  let opening: Promise<PortalProgram> | undefined;
  let hasFailed = false;

  async function open() {
    hasFailed = false;
    try {
      const { createPortalProgram } = await import('./portal-program.tsx');
      const program = createPortalProgram({ settings, storage, onEnded });
      onOpened(program);
      return program;
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  }
  return {
    settings,
    session: createStoredSession(storage),
    openProgram() {
      if (!opening || hasFailed) opening = open();
      return opening;
    },
    latestProgram() {
      opening ??= open();
      return opening;
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
