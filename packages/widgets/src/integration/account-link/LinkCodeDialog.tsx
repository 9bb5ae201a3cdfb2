import type { LinkCode } from '@drawbridge/client/stores/integration/account-link';
import { Button, CodeBlock, Dialog, Stack } from '@drawbridge/ui';
import { dateFormat } from '@drawbridge/ui/messages';
import * as styles from './account-link.css.ts';
import { t } from './messages.ts';

/** Shows a code, and where to enter it. */
export function LinkCodeDialog({ code, onClose }: { code: LinkCode; onClose: () => void }) {
  const until = dateFormat({ hour: 'numeric', minute: '2-digit' }).format(new Date(code.expires_at));
  return (
    <Dialog
      open
      size="sm"
      title={t('codeTitle')}
      description={t('codeText')}
      onClose={onClose}
      footer={
        <Button tone="primary" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      <Stack gap="4">
        <CodeBlock code={code.code} copyLabel={t('copy')} copiedLabel={t('copied')} />
        <p className={styles.fact}>{t('codeUntil', { time: until })}</p>
      </Stack>
    </Dialog>
  );
}
