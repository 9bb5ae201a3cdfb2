import { createGuestDrawbridge } from '@drawbridge/client';
import { GUEST_LABS } from '@drawbridge/contracts/practice';
import { LoadingOverlay } from '@drawbridge/ui';
import { GuestLab } from '@drawbridge/widgets/practice/guest';
import { DrawbridgeProvider } from '@drawbridge/widgets/provider';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useMemo, useState } from 'react';
import { Redirect } from 'wouter';
import { type Portal, usePortal } from '../../../base/portal.ts';
import { paths } from '../../../router/paths.ts';
import { ensureSession } from '../../identity/login/resume-session.ts';
import * as styles from './guest.css.ts';

/** A lab without an account. Somebody who has one is taken to the lab in the portal. */
export function GuestScreen() {
  useSignals();
  const portal = usePortal();
  const { drawbridge } = portal;
  const { session } = drawbridge;
  const [isResuming, setIsResuming] = useState(() => session.canRefresh());
  useEffect(() => {
    async function resume() {
      // Without the network nobody is known to be signed in.
      await ensureSession(drawbridge).catch(() => false);
      setIsResuming(false);
    }
    if (isResuming) void resume();
  }, [drawbridge, isResuming]);
  useEffect(() => {
    import('../../../guest/keep-guest-work.ts').then(
      ({ keepWhenSignedIn }) => keepWhenSignedIn(portal),
      // Tried again when a page is loaded next.
      () => undefined,
    );
  }, [portal]);
  if (isResuming) return <LoadingOverlay cover="page" />;
  // Read again when another tab signs in.
  if (session.user.value && session.isSignedIn()) return <Redirect to={paths.lab(GUEST_LABS[0])} replace />;
  return <Guest portal={portal} />;
}

/** The guest's page has a session of its own, which knows nothing of the portal's. */
function Guest({ portal }: { portal: Portal }) {
  const { guest, drawbridge } = useMemo(
    () => createGuestDrawbridge(portal.drawbridge, { bases: portal.settings.bases }),
    [portal],
  );
  return (
    <DrawbridgeProvider value={drawbridge}>
      <main className={styles.page}>
        <GuestLab guest={guest} signUpHref={paths.signup('free')} signInHref={paths.login} />
      </main>
    </DrawbridgeProvider>
  );
}
