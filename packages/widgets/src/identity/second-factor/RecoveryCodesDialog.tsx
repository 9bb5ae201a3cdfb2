import { Button, CodeBlock, Dialog, Stack } from '@drawbridge/ui';
import { saveFile } from '../../kit/download/save-file.ts';
import { t } from './messages.ts';

interface RecoveryCodesDialogProps {
  codes: readonly string[];
  productName: string;
  onClose: () => void;
}

/** Shows recovery codes once. Only its button closes it, because the codes cannot be shown again. */
export function RecoveryCodesDialog({ codes, productName, onClose }: RecoveryCodesDialogProps) {
  const text = codes.join('\n');
  const save = () =>
    saveFile({
      name: 'recovery-codes.txt',
      type: 'text/plain',
      text: `${t('codesFile', { product: productName, host: location.host })}\n\n${text}\n`,
    });
  return (
    <Dialog
      open
      size="sm"
      dismissible={false}
      title={t('codesTitle')}
      description={t('codesText')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={save}>{t('codesSave')}</Button>
          <Button tone="primary" onClick={onClose}>
            {t('codesKept')}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <CodeBlock code={text} copyLabel={t('codesCopy')} copiedLabel={t('codesCopied')} />
      </Stack>
    </Dialog>
  );
}
