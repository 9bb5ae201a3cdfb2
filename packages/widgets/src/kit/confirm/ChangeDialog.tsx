import type { ChangeOutcome } from '@drawbridge/client/stores/base/change-outcome';
import { useState } from 'react';
import { FormDialog } from './FormDialog.tsx';
import { PasswordAgain } from './PasswordAgain.tsx';
import { useChange } from './use-change.ts';

interface ChangeDialogProps<T> {
  title: string;
  text: string;
  action: string;
  tone: 'primary' | 'danger';
  wantsPassword: boolean;
  change: (password: string | undefined) => Promise<ChangeOutcome<T>>;
  onDone: (value: T) => void;
  onClose: () => void;
}

/** Asks before a change that removes something, and for the password if the session is old. */
export function ChangeDialog<T>(props: ChangeDialogProps<T>) {
  const { title, text, action, tone, wantsPassword, change, onDone, onClose } = props;
  const { run, isBusy, faults } = useChange();
  const [password, setPassword] = useState('');

  async function act() {
    const done = await run(() => change(wantsPassword ? password : undefined));
    if (done) onDone(done.value);
  }
  return (
    <FormDialog
      title={title}
      text={text}
      submitLabel={action}
      tone={tone}
      isBusy={isBusy}
      fault={faults['']}
      startsAtCancel={!wantsPassword}
      onSubmit={() => void act()}
      onClose={onClose}
    >
      {wantsPassword && (
        <PasswordAgain isFirst value={password} error={faults['password']} onChange={setPassword} />
      )}
    </FormDialog>
  );
}
