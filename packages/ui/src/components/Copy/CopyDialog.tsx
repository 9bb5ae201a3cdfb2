import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { TextArea } from '../TextField/TextArea.tsx';
import { t } from './messages.ts';

/** A text that the page shows nowhere, selected for the keyboard. */
export function CopyDialog({ text, onClose }: { text: string; onClose: () => void }) {
  return (
    <Dialog
      open
      size="sm"
      title={t('title')}
      description={t('denied')}
      onClose={onClose}
      footer={
        <Button tone="primary" onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      <TextArea
        data-autofocus
        label={t('text')}
        labelHidden
        mono
        readOnly
        rows={text.includes('\n') ? 6 : 2}
        dir="ltr"
        value={text}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
    </Dialog>
  );
}
