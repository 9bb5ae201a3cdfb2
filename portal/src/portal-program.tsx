import type { SafeStorage } from '@drawbridge/client';
import { createSessionStore, type SessionStore } from '@drawbridge/client/stores/session';
import { ToastRegion } from '@drawbridge/ui';
import type { ReactElement } from 'react';
import { createProgram, type Program } from './host.ts';
import type { Settings } from './settings.ts';

export interface PortalProgram extends Program {
  session: SessionStore;
  /** Where its messages appear; they outlast the page they were said on. */
  notices: ReactElement;
}

interface PortalDeps {
  settings: Settings;
  storage: SafeStorage;
  /** The server no longer takes the session. */
  onEnded: () => void;
}

/** The portal's program: a session in local storage. */
export function createPortalProgram({ settings, storage, onEnded }: PortalDeps): PortalProgram {
  const session = createSessionStore({ storage, onEnded });
  const { client, program } = createProgram(settings, session.tokens, storage);
  session.connect(client);
  return { ...program, session, notices: <ToastRegion toasts={program.toasts} /> };
}
