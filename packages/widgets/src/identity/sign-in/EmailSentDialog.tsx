import { Button, Dialog, externalLink } from '@drawbridge/ui';
import { format } from '../../provider/format.ts';
import { messages } from './EmailSentDialog.messages.ts';

export interface EmailSentDialogProps {
  email: string;
  /** URL where emails can be read on an installation that sends none. */
  outboxHref?: string | undefined;
  onClose: () => void;
}

/** Says that a magic link is on its way, and for how long it works. @see AUTH-9 */
export function EmailSentDialog({ email, outboxHref, onClose }: EmailSentDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title={messages.sentTitle.text}
      description={format(messages.sentText.text, { email })}
      footer={
        <Button tone="primary" data-autofocus onClick={onClose}>
          {messages.sentClose.text}
        </Button>
      }
    >
      <p>{messages.sentExpiry.text}</p>
      <p>
        {outboxHref === undefined ? (
          messages.sentHint.text
        ) : (
          <a href={outboxHref} {...externalLink}>
            {messages.outbox.text}
          </a>
        )}
      </p>
    </Dialog>
  );
}
