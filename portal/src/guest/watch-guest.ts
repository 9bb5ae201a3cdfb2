import { OWN_KEYS } from '@drawbridge/client';
import type { Portal } from '../base/portal.ts';

/** The code that keeps a guest's work is fetched only in a browser that has a guest, or a page that is to get one. */
export function watchGuest(portal: Portal): void {
  const { storage } = portal.drawbridge;
  // From the frame of a partner's page, which has opened this one.
  const isOpenedByFrame =
    window.opener !== null && new URLSearchParams(location.search).get('guest') === 'opener';
  if (isOpenedByFrame)
    import('./take-guest.ts').then(
      ({ takeGuestOfOpener }) => takeGuestOfOpener(portal),
      // The work stays in the frame, where it can be taken along another time.
      () => undefined,
    );
  else if (storage.get(OWN_KEYS.guest) || storage.get(OWN_KEYS.framedGuest))
    import('./keep-guest-work.ts').then(
      ({ keepWhenSignedIn }) => keepWhenSignedIn(portal),
      // Tried again when a page is loaded next.
      () => undefined,
    );
}
