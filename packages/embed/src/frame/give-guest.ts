import { readStoredGuest, type SafeStorage } from '@drawbridge/client';
import { askGuestMessage } from '@drawbridge/contracts/practice';

/**
 * Sends the guest to a portal page that this frame opened and that asks for it, because browsers give the frame
 * separate storage that the page cannot read. Answers only this site's origin, and puts the token into no URL. Returns
 * a function that stops it.
 */
export function giveGuestToOpened(storage: SafeStorage): () => void {
  function listen({ origin, source, data }: MessageEvent<unknown>): void {
    if (origin !== location.origin || !askGuestMessage.safeParse(data).success) return;
    if (!source || source === window.parent || !('postMessage' in source)) return;
    const guest = readStoredGuest(storage);
    if (guest)
      source.postMessage({ type: 'drawbridge.give-guest', guest }, { targetOrigin: location.origin });
  }
  addEventListener('message', listen);
  return () => removeEventListener('message', listen);
}
