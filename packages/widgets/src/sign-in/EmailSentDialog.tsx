import { Button, Dialog } from '@drawbridge/ui';
import { format } from '../provider/format.ts';
import { messages } from './messages.ts';

/** Says that a magic link is on its way, and for how long it works. @see AUTH-9 */
export function EmailSentDialog({ email, onClose }: { email: string; onClose: () => void }) {
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
      <p>{messages.sentHint.text}</p>
    </Dialog>
  );
}
