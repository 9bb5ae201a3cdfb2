import type { SafeStorage } from '@drawbridge/client';
import type { ProfileStore } from '@drawbridge/client/stores/profile';
import { createSessionStore, type SessionStore } from '@drawbridge/client/stores/session';
import type { Toasts } from '@drawbridge/ui';
import type { ReactElement } from 'react';
import { activity } from './activity.ts';
import { createProgram, type Program } from './host.ts';
import { Notices } from './notices.tsx';
import { createPortalNotifications, type PortalNotifications } from './notifications.ts';
import type { Settings } from './settings.ts';

export interface PortalProgram extends Program {
  session: SessionStore;
  /** What the server knows of the person. Fetched when first wanted, then the same for good. */
  openProfile(): Promise<ProfileStore>;
  notifications: PortalNotifications;
  /** Its messages, which outlast the page they were said on, and the overlay of a page without a frame. */
  renderNotices(isRoom: boolean): ReactElement;
}

interface PortalDeps {
  settings: Settings;
  storage: SafeStorage;
  tabStorage: SafeStorage;
  onEnded: (to: '/' | '/login') => void;
  onForgotten: () => void;
  /** Of the program before this one: what they say is still to be read. */
  toasts: Toasts | undefined;
}

/** The portal's program: a session in local storage. */
export function createPortalProgram(deps: PortalDeps): PortalProgram {
  const { settings, storage, tabStorage, onEnded, onForgotten, toasts } = deps;
  const session = createSessionStore({ storage, sessionStorage: tabStorage, onEnded, onForgotten });
  const { client, program } = createProgram(settings, session.tokens, storage, toasts);
  session.connect(client);
  const { chat } = settings;
  // Without its part there is no chat, and the page is as good.
  if (chat)
    import('./chat/chat.ts').then(
      ({ startChatWhenSignedIn }) => startChatWhenSignedIn(window, session, client, chat),
      () => undefined,
    );
  let opening: Promise<ProfileStore> | undefined;
  async function openProfile() {
    try {
      const { createProfileStore } = await import('@drawbridge/client/stores/profile');
      return createProfileStore({ client, storage });
    } catch (error) {
      opening = undefined;
      throw error;
    }
  }
  return {
    ...program,
    host: { ...program.host, disableActivity: activity.disable, keepsLab: true },
    session,
    notifications: createPortalNotifications(program, session),
    openProfile() {
      opening ??= openProfile();
      return opening;
    },
    renderNotices: (isRoom) => <Notices toasts={program.toasts} pending={client.pending} isRoom={isRoom} />,
  };
}
