import { readStoredGuest, type SafeStorage } from '@drawbridge/client';

/**
 * Answers a page of ours that this frame has opened and that asks for its guest: browsers give the frame a storage of
 * its own, so the page cannot read it. Only our own origin is answered, and the token is in no address.
 * Gives the function that ends it.
 */
export function giveGuestToOpened(storage: SafeStorage): () => void {
  function listen({ origin, source, data }: MessageEvent<{ type?: unknown } | null>): void {
    if (origin !== location.origin || data?.type !== 'drawbridge.ask-guest') return;
    if (!source || source === window.parent || !('postMessage' in source)) return;
    const guest = readStoredGuest(storage);
    if (guest)
      source.postMessage({ type: 'drawbridge.give-guest', guest }, { targetOrigin: location.origin });
  }
  addEventListener('message', listen);
  return () => removeEventListener('message', listen);
}
