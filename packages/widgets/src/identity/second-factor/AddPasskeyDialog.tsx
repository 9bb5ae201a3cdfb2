import type { SecondFactorStore } from '@drawbridge/client/stores/identity/second-factors';
import { Button, Dialog, Stack, TextField } from '@drawbridge/ui';
import { type SyntheticEvent, useId, useState } from 'react';
import { browserSupportsWebAuthn, makePasskey } from './browser-passkeys.ts';
import { t } from './messages.ts';
import { PasswordAgain } from './PasswordAgain.tsx';
import * as styles from './second-factor.css.ts';
import { useChange } from './use-change.ts';

interface AddPasskeyDialogProps {
  store: SecondFactorStore;
  wantsPassword: boolean;
  onClose: () => void;
  onAdded: (name: string, codes: string[]) => void;
}

/** Names a passkey and lets the browser make it. @see WebAuthn 3 7.1 */
export function AddPasskeyDialog({ store, wantsPassword, onClose, onAdded }: AddPasskeyDialogProps) {
  const { run, isBusy, faults } = useChange();
  const [name, setName] = useState(t('passkeyDefault'));
  const [password, setPassword] = useState('');
  const formId = useId();
  const isSupported = browserSupportsWebAuthn();

  async function add() {
    const added = await run(async () => {
      const begun = await store.startPasskey(wantsPassword ? password : undefined);
      if (begun.kind !== 'done') return begun;
      const { ticket, options } = begun.value;
      const made = await makePasskey(options);
      if (made.kind !== 'done') return made;
      return store.addPasskey({
        ticket,
        name: name.trim(),
        passkey: { ...made.value, clientExtensionResults: {} },
      });
    });
    if (added) onAdded(name.trim(), added.value);
  }
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    void add();
  }
  const other = isSupported ? faults[''] : t('passkeyUnsupported');
  return (
    <Dialog
      open
      size="sm"
      title={t('passkeyTitle')}
      description={t('passkeyText')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button tone="primary" type="submit" form={formId} loading={isBusy} disabled={!isSupported}>
            {t('add')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Stack gap="4">
          <TextField
            label={t('appName')}
            hint={t('appNameHint')}
            value={name}
            error={faults['name']}
            maxLength={60}
            autoComplete="off"
            data-autofocus
            onChange={(event) => setName(event.target.value)}
          />
          {wantsPassword && (
            <PasswordAgain value={password} error={faults['password']} onChange={setPassword} />
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
