import { createDrawbridge, type Drawbridge, type DrawbridgeOptions } from '../drawbridge.ts';
import { createGuestSession, type GuestSession } from './guest-session.ts';

/**
 * Creates a guest's session and the client that uses it. It shares the storage and notices of `page`, and knows nothing of
 * the session of `page`.
 */
export function createGuestDrawbridge(
  page: Drawbridge,
  options: Pick<DrawbridgeOptions, 'bases' | 'onReply'>,
): { guest: GuestSession; drawbridge: Drawbridge } {
  const { storage, tabStorage, notify, cspNonce, toPreviewFrameUrl } = page;
  const guest = createGuestSession({ storage });
  const drawbridge = createDrawbridge({
    ...options,
    storage,
    tabStorage,
    tokens: guest.tokens,
    notify,
    cspNonce,
    toPreviewFrameUrl,
    // A broken contract is a fault worth finding. The reply itself is never logged.
    logError: (text, detail) => console.error(text, detail),
  });
  return { guest, drawbridge };
}
