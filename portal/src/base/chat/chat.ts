import type { Call, Session, SignedInUser } from '@drawbridge/client';
import { toEnvironment } from '@drawbridge/contracts';
import { getChatHash } from '@drawbridge/contracts/operations';
import { effect } from '@preact/signals-react';

/** What the server says of the chat service; undefined where there is none. */
export interface ChatSettings {
  scriptUrl: string;
  appId: string;
}

/** What the chat's script finds under `window.chatSettings`. @see NOTIF-17 */
interface ChatIdentity {
  app_id: string;
  name: string;
  email: string;
  hash: string;
}
declare global {
  interface Window {
    chatSettings?: ChatIdentity;
  }
}

/** On the production host alone, where a chat is set. @see NOTIF-18, CONST-3 */
export function hasChat(hostname: string, chat: ChatSettings | undefined): chat is ChatSettings {
  return chat !== undefined && toEnvironment(hostname) === 'production';
}

/** Starts the chat's script under the proven identity of the person. A chat that cannot start is no reason to say so. */
async function startChat(
  page: Window & typeof globalThis,
  call: Call,
  { scriptUrl, appId }: ChatSettings,
  user: SignedInUser,
): Promise<void> {
  const { email } = user;
  const { hash } = await call(getChatHash, { email }, { background: true });
  const name = `${user.firstName} ${user.lastName}`.trim() || email;
  page.chatSettings = { app_id: appId, name, email, hash };
  const script = page.document.createElement('script');
  script.src = scriptUrl;
  script.async = true;
  page.document.head.append(script);
}

/** Once per page: the chat's own script cannot be stopped. */
let isOn = false;

/** Starts the chat as soon as a person is signed in, where there is one. @see NOTIF-17, NOTIF-18 */
export function startChatWhenSignedIn(
  page: Window & typeof globalThis,
  session: Pick<Session, 'user'>,
  call: Call,
  chat: ChatSettings,
): void {
  if (!hasChat(page.location.hostname, chat)) return;
  effect(() => {
    const user = session.user.value;
    if (!user || isOn) return;
    isOn = true;
    startChat(page, call, chat, user).catch((error: unknown) => {
      isOn = false;
      console.error('the chat could not be started', error);
    });
  });
}
