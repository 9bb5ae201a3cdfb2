import { OWN_KEYS, readGuest } from '@drawbridge/client';
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

  function listen({ origin, source, data }: MessageEvent<{ type?: unknown; guest?: unknown } | null>): void {
    if (origin !== location.origin || source !== opener || data?.type !== 'drawbridge.give-guest') return;
    const guest = readGuest(data.guest);
    if (!guest) return;
    window.removeEventListener('message', listen);
    portal.drawbridge.storage.set(OWN_KEYS.framedGuest, JSON.stringify(guest));
    keepWhenSignedIn(portal);
  }

  window.addEventListener('message', listen);
  opener.postMessage({ type: 'drawbridge.ask-guest' }, location.origin);
}
