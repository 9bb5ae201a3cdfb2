import { Button, Dialog } from '@drawbridge/ui';
import { t } from './messages.ts';
import { SecondFactors } from './SecondFactors.tsx';

export interface EnrollDialogProps {
  productName: string;
  onDone: () => void;
  onLogout: () => void;
}

/** Shown when the company requires a second factor: nothing else works until it is set up. */
export function EnrollDialog({ productName, onDone, onLogout }: EnrollDialogProps) {
  return (
    <Dialog
      open
      dismissible={false}
      title={t('enrollTitle')}
      description={t('enrollText')}
      onClose={() => undefined}
      footer={
        <Button tone="quiet" onClick={onLogout}>
          {t('logout')}
        </Button>
      }
    >
      <SecondFactors productName={productName} takesFocus onAdded={onDone} />
    </Dialog>
  );
}
