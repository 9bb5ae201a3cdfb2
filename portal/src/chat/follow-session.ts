import type { ApiClient } from '@drawbridge/client';
import type { SessionStore } from '@drawbridge/client/stores/session';
import { effect } from '@preact/signals-react';
import type { ChatSettings } from './chat.ts';

/** Once for a page: the chat's own script knows no way back. */
let isOn = false;

/** Fetches the chat's part once somebody is signed in; whether it starts is decided there. @see NOTIF-17, NOTIF-18 */
export function startChatWhenSignedIn(
  session: Pick<SessionStore, 'user'>,
  client: ApiClient,
  chat: ChatSettings,
): void {
  effect(() => {
    const user = session.user.value;
    if (!user || isOn) return;
    isOn = true;
    import('./chat.ts')
      .then(({ hasChat, startChat }) =>
        hasChat(location.hostname, chat) ? startChat(window, client, chat, user) : undefined,
      )
      .catch((error: unknown) => {
        isOn = false;
        console.warn('the chat could not be started', error);
      });
  });
}
