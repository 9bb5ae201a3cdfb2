import { Button, Card, Inline, Stack } from '@drawbridge/ui';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { t } from '../messages.ts';
import * as styles from '../player.css.ts';
import { FeedbackFields } from './FeedbackFields.tsx';
import { type GivenFeedback, useFeedback } from './use-feedback.ts';

interface FeedbackCardProps {
  courseName: string;
  /** Returns true when it was stored. */
  onSend: (feedback: GivenFeedback) => Promise<boolean>;
  /** Called when the form is gone, with the button that had the focus. */
  onSkipped: () => void;
}

/** Asks for feedback at the end of a course, below what was achieved. @see PLAYER-20, PLAYER-27 */
export function FeedbackCard({ courseName, onSend, onSkipped }: FeedbackCardProps) {
  const [state, setState] = useState<'open' | 'sent' | 'skipped'>('open');
  const titleId = useId();
  const thanks = useRef<HTMLParagraphElement>(null);
  const leave = useEffectEvent(onSkipped);
  useEffect(() => {
    // The button that had the focus is gone.
    if (state === 'sent') thanks.current?.focus();
    if (state === 'skipped') leave();
  }, [state]);
  const form = useFeedback({
    onSend,
    onSent: () => setState('sent'),
    onSkip: () => setState('skipped'),
  });
  if (state === 'skipped') return null;
  if (state === 'sent')
    return (
      <p ref={thanks} tabIndex={-1} className={styles.thanks}>
        {t('feedbackThanks')}
      </p>
    );
  return (
    <Card as="section" aria-labelledby={titleId} className={styles.endCard}>
      <Stack gap="5">
        <Stack gap="2">
          <h2 id={titleId} className={styles.sectionTitle}>
            {t('feedbackTitle', { title: courseName })}
          </h2>
          <p className={styles.spent}>{t('feedbackText')}</p>
        </Stack>
        <FeedbackFields form={form} />
        <Inline gap="3">
          <Button loading={form.isSending} disabled={!form.canSend} onClick={() => void form.send()}>
            {t('feedbackSend')}
          </Button>
          <Button tone="quiet" disabled={form.isSending} onClick={form.skip}>
            {t('feedbackSkip')}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
