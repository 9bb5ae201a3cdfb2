import { Button, Dialog, externalLink } from '@drawbridge/ui';
import { t } from './EmailSentDialog.messages.ts';

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
      title={t('sentTitle')}
      description={t('sentText', { email })}
      footer={
        <Button tone="primary" data-autofocus onClick={onClose}>
          {t('sentClose')}
        </Button>
      }
    >
      <p>{t('sentExpiry')}</p>
      <p>
        {outboxHref === undefined ? (
          t('sentHint')
        ) : (
          <a href={outboxHref} {...externalLink}>
            {t('outbox')}
          </a>
        )}
      </p>
    </Dialog>
  );
}
