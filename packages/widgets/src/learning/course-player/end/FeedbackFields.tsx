import { FEEDBACK_LIMITS } from '@drawbridge/contracts/learning';
import { Icon, iconStar, iconStarFilled, Stack, TextArea, VisuallyHidden } from '@drawbridge/ui';
import { t } from '../messages.ts';
import * as styles from './feedback.css.ts';
import type { FeedbackForm } from './use-feedback.ts';

const RATINGS = [1, 2, 3, 4, 5] as const;

/** Five stars and a comment. In a dialog the first star takes the focus. */
export function FeedbackFields({
  form: { rating, comment, setRating, setComment },
  takesFocus = false,
}: {
  form: FeedbackForm;
  takesFocus?: boolean;
}) {
  return (
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
              {...(takesFocus && value === 1 && { 'data-autofocus': true })}
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
  );
}
