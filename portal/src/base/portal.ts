import { createDrawbridge, createSafeStorage, type Drawbridge, type HomeOrigins } from '@drawbridge/client';
import { createToasts, type Toasts } from '@drawbridge/ui';
import { setTimeZone } from '@drawbridge/ui/messages';
import { effect, type ReadonlySignal } from '@preact/signals-react';
import { createContext, useContext } from 'react';
import { activity } from './activity.ts';
import { followNotifications } from './live-notifications.ts';
import type { Settings } from './settings.ts';
import { whenIdle } from './when-idle.ts';

/** What every page of the portal is built on. */
export interface Portal {
  settings: Settings;
  drawbridge: Drawbridge;
  /** Messages; they outlast the page that showed them. */
  toasts: Toasts;
  /** Unread notifications. @see SHELL-19, NOTIF-8 */
  unread: ReadonlySignal<number>;
  /** The places that a redirect may lead to. */
  home: HomeOrigins;
  /** Watches what other tabs do to the session; gives the function that stops it. @see AUTH-50 */
  watchOtherTabs(): () => void;
}

interface PortalDeps {
  settings: Settings;
  /** The session of this page is over. */
  onSessionEnded: (to: '/' | '/login') => void;
  /** It was ended in another tab. */
  onEndedElsewhere: () => void;
}

const SESSION_KEYS = ['user', 'token', 'rtoken'];

export function createPortal({ settings, onSessionEnded, onEndedElsewhere }: PortalDeps): Portal {
  const toasts = createToasts();
  const drawbridge = createDrawbridge({
    bases: settings.bases,
    storage: createSafeStorage(() => window.localStorage),
    tabStorage: createSafeStorage(() => window.sessionStorage),
    remembersRunningLab: true,
    notify: (tone, message) => void toasts.show({ tone, message }),
    onSessionEnded,
    disableActivity: activity.disable,
    cspNonce: settings.cspNonce,
    // A broken contract is a fault worth finding; the reply itself is never logged.
    logError: (text, detail) => console.error(text, detail),
  });
  const { session } = drawbridge;
  effect(() => setTimeZone(session.timeZone.value));
  // An order that was paid meanwhile is told of by the next load too.
  whenIdle(() =>
    import('./orders/follow-orders.ts').then(
      ({ followOrders }) => followOrders(drawbridge),
      () => undefined,
    ),
  );
  const { chat } = settings;
  // The page works without the chat.
  if (chat)
    import('./chat/chat.ts').then(
      ({ startChatWhenSignedIn }) => startChatWhenSignedIn(window, session, drawbridge.call, chat),
      () => undefined,
    );
  return {
    settings,
    drawbridge,
    toasts,
    unread: followNotifications(drawbridge),
    home: { own: location.origin, isLocalAllowed: settings.isDemo },
    watchOtherTabs() {
      const follow = ({ key }: StorageEvent) => {
        // Null: everything was cleared.
        if (key !== null && !SESSION_KEYS.includes(key)) return;
        const now = session.follow();
        if (now === 'ended') onEndedElsewhere();
        // Another person signed in elsewhere: nothing on this page is theirs.
        if (now === 'other') location.reload();
      };
      window.addEventListener('storage', follow);
      return () => window.removeEventListener('storage', follow);
    },
  };
}

const PortalContext = createContext<Portal | undefined>(undefined);

export const PortalProvider = PortalContext;

/** The portal around a screen. */
export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('a portal screen was rendered outside the portal');
  return portal;
}
