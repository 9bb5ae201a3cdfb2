import { OWN_KEYS } from '@drawbridge/client';
import { giveGuestMessage } from '@drawbridge/contracts/practice';
import type { Portal } from '../base/portal.ts';
import { keepWhenSignedIn } from './keep-guest-work.ts';

/**
 * Asks the frame that opened this page for its guest, and keeps the work as soon as somebody is signed in. Browsers give
 * a frame in another site's page a storage of its own, so the guest is not in ours. Only a window of our own origin is
 * asked and heard.
 */
export function takeGuestOfOpener(portal: Portal): void {
  const { opener } = window as { opener: Window | null };
  if (!opener) return;

  function listen({ origin, source, data }: MessageEvent<unknown>): void {
    if (origin !== location.origin || source !== opener) return;
    const message = giveGuestMessage.safeParse(data);
    if (!message.success) return;
    window.removeEventListener('message', listen);
    portal.drawbridge.storage.set(OWN_KEYS.framedGuest, JSON.stringify(message.data.guest));
    keepWhenSignedIn(portal);
  }

  window.addEventListener('message', listen);
  opener.postMessage({ type: 'drawbridge.ask-guest' }, location.origin);
}
