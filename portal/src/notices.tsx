import { LoadingOverlay, ToastRegion, type Toasts } from '@drawbridge/ui';
import type { ReadonlySignal } from '@preact/signals-react';
import { useSignals } from '@preact/signals-react/runtime';
import * as styles from './notices.css.ts';

interface NoticesProps {
  toasts: Toasts;
  /** How many foreground calls run. */
  pending: ReadonlySignal<number>;
  /** The shell of a room has an overlay of its own. */
  isRoom: boolean;
}

/** What the program says over any page. @see GEN-19, ERR-7 */
export function Notices({ toasts, pending, isRoom }: NoticesProps) {
  useSignals();
  return (
    <>
      {!isRoom && pending.value > 0 && (
        <div className={styles.wait}>
          <LoadingOverlay />
        </div>
      )}
      <ToastRegion toasts={toasts} placement={isRoom ? 'bottom' : 'top'} />
    </>
  );
}
