import { getReviewToken } from '@drawbridge/contracts';
import { Dialog, EmptyState, Icon, iconStarFilled, Spinner } from '@drawbridge/ui';
import { useEffect, useRef, useState } from 'react';
import { useDrawbridge } from '../provider/index.ts';
import { isDoneMessage, toFormAddress } from './form-address.ts';
import { messages } from './messages.ts';
import * as styles from './review.css.ts';

export interface ReviewDialogProps {
  /** Address of the review form; undefined: this installation has none. */
  formUrl: string | undefined;
  /** Shows the review picture: on the production learning host alone. @see REV-5 */
  hasPicture?: boolean;
  onClose: () => void;
  /** How long the form may take to appear, ms. */
  patienceMs?: number;
}

/**
 * The form may run and send itself; it can neither leave its frame nor open our pages. Another site keeps its origin,
 * without which it has no storage; a page of our own would be no longer boxed in with it. @see REV-6
 */
function toSandbox(address: string): string {
  const isForeign = new URL(address).origin !== location.origin;
  return `allow-scripts allow-forms allow-popups${isForeign ? ' allow-same-origin' : ''}`;
}

type Stage =
  | { state: 'loading'; address?: string }
  | { state: 'shown'; address: string }
  | { state: 'failed' };

/** The embedded review form. Closing cancels the token call; opening again starts over. @see REV-1..REV-7 */
export function ReviewDialog({
  formUrl,
  hasPicture = false,
  onClose,
  patienceMs = 20_000,
}: ReviewDialogProps) {
  const { call } = useDrawbridge();
  const [stage, setStage] = useState<Stage>({ state: formUrl ? 'loading' : 'failed' });
  const frame = useRef<HTMLIFrameElement>(null);

  useEffect(() => {
    if (!formUrl) return undefined;
    const leaving = new AbortController();
    const open = async () => {
      try {
        const token = await call(getReviewToken, {}, { background: true, signal: leaving.signal });
        setStage({ state: 'loading', address: toFormAddress(formUrl, token) });
      } catch {
        if (!leaving.signal.aborted) setStage({ state: 'failed' });
      }
    };
    void open();
    // A frame does not tell that it failed: one that stays away too long has.
    const patience = setTimeout(
      () => setStage((now) => (now.state === 'loading' ? { state: 'failed' } : now)),
      patienceMs,
    );
    return () => {
      leaving.abort();
      clearTimeout(patience);
    };
  }, [call, formUrl, patienceMs]);

  useEffect(() => {
    if (!formUrl) return undefined;
    const listen = (event: MessageEvent) => {
      if (isDoneMessage(event, frame.current?.contentWindow, formUrl)) onClose();
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [formUrl, onClose]);

  const address = stage.state === 'failed' ? undefined : stage.address;
  return (
    <Dialog open onClose={onClose} title={messages.title.text} size="lg">
      {hasPicture && (
        <div role="img" aria-label={messages.picture.text} className={styles.stars}>
          {[1, 2, 3, 4, 5].map((star) => (
            <Icon key={star} icon={iconStarFilled} size={24} />
          ))}
        </div>
      )}
      <div className={stage.state === 'failed' ? styles.stage : `${styles.stage} ${styles.roomy}`}>
        {stage.state === 'failed' && (
          <EmptyState title={messages.failed.text} message={messages.failedHint.text} />
        )}
        {stage.state === 'loading' && (
          <div role="status" className={styles.waiting}>
            <Spinner size={28} />
            {messages.loading.text}
          </div>
        )}
        {address !== undefined && (
          <iframe
            ref={frame}
            title={messages.frame.text}
            src={address}
            sandbox={toSandbox(address)}
            referrerPolicy="no-referrer"
            className={stage.state === 'shown' ? styles.frame : `${styles.frame} ${styles.hidden}`}
            onLoad={() => setStage({ state: 'shown', address })}
          />
        )}
      </div>
    </Dialog>
  );
}
