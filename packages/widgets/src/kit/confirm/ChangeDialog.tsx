import type { ChangeOutcome } from '@drawbridge/client/stores/base/change-outcome';
import { Button, Dialog, Stack } from '@drawbridge/ui';
import { type SyntheticEvent, useId, useState } from 'react';
import { t } from './messages.ts';
import { PasswordAgain } from './PasswordAgain.tsx';
import * as styles from './second-factor.css.ts';
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

/** Asks before a change that takes something away, and for the password where the session is old. */
export function ChangeDialog<T>(props: ChangeDialogProps<T>) {
  const { title, text, action, tone, wantsPassword, change, onDone, onClose } = props;
  const { run, isBusy, faults } = useChange();
  const [password, setPassword] = useState('');
  const formId = useId();

  async function act() {
    const done = await run(() => change(wantsPassword ? password : undefined));
    if (done) onDone(done.value);
  }
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    void act();
  }
  const other = faults[''];
  return (
    <Dialog
      open
      size="sm"
      title={title}
      description={text}
      dismissible={!isBusy}
      onClose={onClose}
      footer={
        <>
          <Button data-autofocus={!wantsPassword || undefined} onClick={onClose} disabled={isBusy}>
            {t('cancel')}
          </Button>
          <Button tone={tone} type="submit" form={formId} loading={isBusy}>
            {action}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Stack gap="4">
          {wantsPassword && (
            <PasswordAgain isFirst value={password} error={faults['password']} onChange={setPassword} />
          )}
          {other && (
            <p role="alert" className={styles.fault}>
              {other}
            </p>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
