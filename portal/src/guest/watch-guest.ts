import { OWN_KEYS } from '@drawbridge/client';
import type { Portal } from '../portal.ts';

/** The code that keeps a guest's work is fetched only in a browser that has a guest. */
export function watchGuest(portal: Portal): void {
  if (portal.drawbridge.storage.get(OWN_KEYS.guest))
    import('./keep-guest-work.ts').then(
      ({ keepWhenSignedIn }) => keepWhenSignedIn(portal),
      // Tried again when a page is loaded next.
      () => undefined,
    );
}
