import type { Drawbridge } from '@drawbridge/client';
import { computed, effect, type ReadonlySignal } from '@preact/signals-react';
import { whenIdle } from './when-idle.ts';

/**
 * Keeps the notifications up to date while a person is signed in, from the moment the page is at rest. Gives the number
 * of unread ones for the menu; the store itself is fetched by then, or by the screen that shows it.
 * @see NOTIF-12, NOTIF-13
 */
export function followNotifications({ session, stores }: Drawbridge): ReadonlySignal<number> {
  const isSignedIn = computed(() => session.user.value !== undefined);
  async function connect() {
    const [store, { readWhatIsSeen }] = await Promise.all([
      stores.open('notifications'),
      import('./seen-notifications.ts'),
    ]);
    if (!isSignedIn.peek()) return;
    store.connect();
    readWhatIsSeen(store);
  }
  effect(() => {
    // Without the network the page works without them; their own screen fetches them again.
    if (isSignedIn.value) whenIdle(() => connect().catch(() => undefined));
  });
  return computed(() => (isSignedIn.value ? (stores.loaded('notifications')?.unread.value ?? 0) : 0));
}
