import { FEEDBACK_LIMITS } from '@drawbridge/contracts/learning';
import {
  Button,
  Dialog,
  Icon,
  iconStar,
  iconStarFilled,
  Stack,
  TextArea,
  VisuallyHidden,
} from '@drawbridge/ui';
import { useState } from 'react';
import * as styles from './feedback.css.ts';
import { t } from './messages.ts';

/** A person's feedback on a course, or that they skip it. */
export interface GivenFeedback {
  rating?: number;
  comment?: string;
  skip?: boolean;
}

export interface FeedbackDialogProps {
  courseName: string;
  /** Returns true when it was stored. */
  onSend: (feedback: GivenFeedback) => Promise<boolean>;
  /** Called when it was sent or skipped. */
  onClose: () => void;
}

const RATINGS = [1, 2, 3, 4, 5] as const;

/** A rating, a comment or both, to be sent or skipped. @see PLAYER-27 */
export function FeedbackDialog({ courseName, onSend, onClose }: FeedbackDialogProps) {
  const [rating, setRating] = useState<number>();
  const [comment, setComment] = useState('');
  const [isSending, setIsSending] = useState(false);
  const text = comment.trim();

  async function send() {
    setIsSending(true);
    const isStored = await onSend({ ...(rating && { rating }), ...(text && { comment: text }) });
    setIsSending(false);
    if (isStored) onClose();
  }

  function skip() {
    // The learner does not wait for it: if it is lost, the course asks again.
    void onSend({ skip: true });
    onClose();
  }

  return (
    <Dialog
      open
      title={t('feedbackTitle', { title: courseName })}
      description={t('feedbackText')}
      onClose={skip}
      dismissible={!isSending}
      footer={
        <>
          <Button tone="quiet" disabled={isSending} onClick={skip}>
            {t('feedbackSkip')}
          </Button>
          <Button
            tone="primary"
            loading={isSending}
            disabled={rating === undefined && text === ''}
            onClick={() => void send()}
          >
            {t('feedbackSend')}
          </Button>
        </>
      }
    >
      <Stack gap="5">
        <fieldset className={styles.rating}>
          <legend className={styles.legend}>{t('feedbackRating')}</legend>
          {RATINGS.map((value) => (
            <label key={value} className={styles.star}>
              <input
                type="radio"
                name="rating"
                className={styles.input}
                checked={rating === value}
                onChange={() => setRating(value)}
                {...(value === 1 && { 'data-autofocus': true })}
              />
              <Icon icon={rating !== undefined && value <= rating ? iconStarFilled : iconStar} size={28} />
              <VisuallyHidden>{t('feedbackStars', { count: value })}</VisuallyHidden>
            </label>
          ))}
        </fieldset>
        <TextArea
          label={t('feedbackComment')}
          rows={4}
          maxLength={FEEDBACK_LIMITS.comment}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
        />
      </Stack>
    </Dialog>
  );
}
