import type { NotificationStore } from '@drawbridge/client/stores/notifications';
import type { SessionStore } from '@drawbridge/client/stores/session';
import { effect, type ReadonlySignal, signal } from '@preact/signals-react';
import type { Program } from './host.ts';
import { whenIdle } from './when-idle.ts';

/** The notifications of the portal: a figure for the menu at once, the rest when it is wanted. */
export interface PortalNotifications {
  /** @see SHELL-19, NOTIF-8 */
  unread: ReadonlySignal<number>;
  /** Fetched when first wanted, then the same for good. */
  open(): Promise<NotificationStore>;
}

/** Starts once somebody is signed in and the page is at rest; ends with the session. @see NOTIF-12, NOTIF-13 */
export function createPortalNotifications(
  { host, settings }: Program,
  session: Pick<SessionStore, 'user' | 'tokens'>,
): PortalNotifications {
  const unread = signal(0);
  let opening: Promise<NotificationStore> | undefined;
  let store: NotificationStore | undefined;

  async function load() {
    const { createNotificationStore } = await import('@drawbridge/client/stores/notifications');
    const made = createNotificationStore({
      client: host.client,
      notify: host.notify,
      socketUrl: `${settings.bases.main.replace(/^http/, 'ws')}/socket`,
      session: { email: () => session.user.peek()?.email, token: () => session.tokens.token() },
    });
    store = made;
    effect(() => {
      unread.value = made.unread.value;
    });
    return made;
  }
  function open() {
    opening ??= load().catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  }

  let isOn = false;
  effect(() => {
    const isSignedIn = session.user.value !== undefined;
    if (isSignedIn === isOn) return;
    isOn = isSignedIn;
    if (!isSignedIn) {
      store?.close();
      unread.value = 0;
      return;
    }
    whenIdle(() =>
      open().then(
        (opened) => isOn && opened.connect(),
        // The part could not be fetched: the page works without, and its own screen asks again.
        () => undefined,
      ),
    );
  });
  return { unread, open };
}
