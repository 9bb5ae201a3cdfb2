import { Button, iconSparkles } from '@drawbridge/ui';
import { useState } from 'react';
import { AskDialog, type AskDialogProps } from './AskDialog.tsx';
import { t } from './messages.ts';

export type AskButtonProps = Omit<AskDialogProps, 'open' | 'onClose'>;

/** Asks the assistant beside a lesson. @see SVC-7, CALL-37 */
export function AskButton(props: AskButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="sm" icon={iconSparkles} onClick={() => setIsOpen(true)}>
        {t('askBeside')}
      </Button>
      <AskDialog {...props} open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}
