import { LoadingOverlay, ToastRegion, type Toasts } from '@drawbridge/ui';
import type { ReadonlySignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import { usePortal } from '../base/portal.ts';
import { watchGuest } from '../guest/watch-guest.ts';
import * as styles from './notices.css.ts';
import { OVERLAY_DELAY_MS } from './overlay-delay.ts';

interface NoticesProps {
  toasts: Toasts;
  /** How many foreground calls run. */
  pending: ReadonlySignal<number>;
  /** The shell of a portal page has an overlay of its own. */
  isPortalPage: boolean;
}

/** What is shown over any page: messages, and that calls are running. @see GEN-19, ERR-7 */
export function Notices({ toasts, pending, isPortalPage }: NoticesProps) {
  useSignals();
  const portal = usePortal();
  // Here, because this is the one part of every page that is fetched after it.
  useEffect(() => watchGuest(portal), [portal]);
  return (
    <>
      {!isPortalPage && pending.value > 0 && (
        <div className={styles.wait}>
          <LoadingOverlay delayMs={OVERLAY_DELAY_MS} />
        </div>
      )}
      <ToastRegion toasts={toasts} placement={isPortalPage ? 'bottom' : 'top'} />
    </>
  );
}
