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

/** Starts once somebody is signed in and the page is at rest. */
export function createPortalNotifications(
  program: Program,
  session: Pick<SessionStore, 'user' | 'tokens'>,
): PortalNotifications {
  const unread = signal(0);
  let opening: Promise<NotificationStore> | undefined;
  async function load() {
    try {
      return (await import('./keep-notified.ts')).keepNotified(program, session, unread);
    } catch (error) {
      opening = undefined;
      throw error;
    }
  }
  const open = () => (opening ??= load());
  effect(() => {
    // The page works without; its own screen asks again.
    if (session.user.value) whenIdle(() => open().catch(() => undefined));
  });
  return { unread, open };
}
