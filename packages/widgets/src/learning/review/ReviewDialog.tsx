import {
  Dialog,
  Icon,
  iconExternal,
  iconStarFilled,
  LinkButton,
  ProblemState,
  Spinner,
} from '@drawbridge/ui';
import { type FormToken, isOwnForm } from './form-address.ts';
import { t } from './messages.ts';
import * as styles from './review.css.ts';
import { type FormSignal, useReviewForm } from './use-review-form.ts';

export interface ReviewDialogProps {
  /** Address of the review form. Undefined when this installation has none. */
  formUrl: string | undefined;
  /**
   * Fetches the token that opens the form, again with each try. `leaving` cancels the call when the dialog is closed.
   */
  loadToken: (leaving: AbortSignal) => Promise<FormToken>;
  /**
   * How to tell that the form has loaded. `message`: any message from its window and origin; without one within
   * `patienceMs`, the form counts as unavailable. `load`: for a form that sends no message. Browsers also fire `load` for
   * their own error page, so an unreachable form is not noticed.
   */
  formSignal?: FormSignal;
  /** True shows the review picture, which belongs to the production learning host alone. @see REV-5 */
  hasPicture?: boolean;
  onClose: () => void;
  /** Milliseconds within which the form must appear. */
  patienceMs?: number;
}

/**
 * The form may run and send itself; it can neither leave its frame nor open our pages. Another site keeps its origin,
 * without which it has no storage; with which a page of our own could remove its sandbox. @see REV-6
 */
function toSandbox(address: string): string {
  return `allow-scripts allow-forms allow-popups${isOwnForm({ url: address, pageOrigin: location.origin }) ? '' : ' allow-same-origin'}`;
}

/**
 * The embedded review form. Closing cancels the token call; opening again starts over. The page gives the token: with
 * `ConnectedReviewDialog` it is fetched. @see REV-1..REV-7, EMB-1, EMB-17
 */
export function ReviewDialog({
  formUrl,
  loadToken,
  formSignal = 'message',
  hasPicture = false,
  onClose,
  patienceMs = 20_000,
}: ReviewDialogProps) {
  const { stage, attempt, frame, onLoad, retry } = useReviewForm({
    formUrl,
    formSignal,
    loadToken,
    patienceMs,
    onClose,
  });
  const address = stage.state === 'failed' ? undefined : stage.address;
  return (
    <Dialog open onClose={onClose} title={t('title')} size="lg">
      {hasPicture && (
        <div role="img" aria-label={t('picture')} className={styles.stars}>
          {[1, 2, 3, 4, 5].map((star) => (
            <Icon key={star} icon={iconStarFilled} size={24} />
          ))}
        </div>
      )}
      <div className={stage.state === 'failed' ? styles.stage : `${styles.stage} ${styles.roomy}`}>
        {stage.state === 'failed' && (
          <ProblemState
            title={t('failed')}
            message={formUrl ? t('retryHint') : t('failedHint')}
            {...(formUrl ? { onRetry: retry } : {})}
          />
        )}
        {stage.state === 'loading' && (
          <div role="status" className={styles.waiting}>
            <Spinner size={28} />
            {t('loading')}
          </div>
        )}
        {address !== undefined && (
          <iframe
            key={attempt}
            ref={frame}
            title={t('frame')}
            src={address}
            sandbox={toSandbox(address)}
            referrerPolicy="no-referrer"
            className={stage.state === 'shown' ? styles.frame : `${styles.frame} ${styles.hidden}`}
            onLoad={onLoad}
          />
        )}
      </div>
      {formSignal === 'load' && stage.state === 'shown' && (
        <p className={styles.aside}>
          {t('unseen')}{' '}
          <LinkButton size="sm" tone="quiet" href={stage.address} icon={iconExternal} external>
            {t('openApart')}
          </LinkButton>
        </p>
      )}
    </Dialog>
  );
}
