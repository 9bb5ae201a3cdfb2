import { Button, Dialog } from '@drawbridge/ui';
import { t } from '../messages.ts';
import { FeedbackFields } from './FeedbackFields.tsx';
import { type GivenFeedback, useFeedback } from './use-feedback.ts';

export interface FeedbackDialogProps {
  courseName: string;
  /** Returns true when it was stored. */
  onSend: (feedback: GivenFeedback) => Promise<boolean>;
  /** Called when it was sent or skipped. */
  onClose: () => void;
}

/** Asks for feedback in the middle of a course. @see PLAYER-27 */
export function FeedbackDialog({ courseName, onSend, onClose }: FeedbackDialogProps) {
  const form = useFeedback({ onSend, onSent: onClose, onSkip: onClose });
  return (
    <Dialog
      open
      title={t('feedbackTitle', { title: courseName })}
      description={t('feedbackText')}
      onClose={form.skip}
      dismissible={!form.isSending}
      footer={
        <>
          <Button tone="quiet" disabled={form.isSending} onClick={form.skip}>
            {t('feedbackSkip')}
          </Button>
          <Button
            tone="primary"
            loading={form.isSending}
            disabled={!form.canSend}
            onClick={() => void form.send()}
          >
            {t('feedbackSend')}
          </Button>
        </>
      }
    >
      <FeedbackFields form={form} takesFocus />
    </Dialog>
  );
}
