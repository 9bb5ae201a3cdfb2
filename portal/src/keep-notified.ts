import { createNotificationStore, type NotificationStore } from '@drawbridge/client/stores/notifications';
import type { SessionStore } from '@drawbridge/client/stores/session';
import { computed, effect, type Signal } from '@preact/signals-react';
import type { Program } from './host.ts';

/** The store of the notifications, connected as long as somebody is signed in. @see NOTIF-12, NOTIF-13 */
export function keepNotified(
  { host, settings }: Program,
  session: Pick<SessionStore, 'user' | 'tokens'>,
  unread: Signal<number>,
): NotificationStore {
  const store = createNotificationStore({
    client: host.client,
    notify: host.notify,
    socketUrl: `${settings.bases.main.replace(/^http/, 'ws')}/socket`,
    session: { email: () => session.user.peek()?.email, token: () => session.tokens.token() },
  });
  const isSignedIn = computed(() => session.user.value !== undefined);
  effect(() => {
    if (isSignedIn.value) store.connect();
    else store.close();
  });
  effect(() => {
    unread.value = isSignedIn.value ? store.unread.value : 0;
  });
  return store;
}
