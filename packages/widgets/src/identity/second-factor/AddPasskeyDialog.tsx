import type { SecondFactorStore } from '@drawbridge/client/stores/identity/second-factors';
import { TextField } from '@drawbridge/ui';
import { useState } from 'react';
import { FormDialog } from '../../kit/confirm/FormDialog.tsx';
import { PasswordAgain } from '../../kit/confirm/PasswordAgain.tsx';
import { useChange } from '../../kit/confirm/use-change.ts';
import { browserSupportsWebAuthn, makePasskey } from './browser-passkeys.ts';
import { t } from './messages.ts';

interface AddPasskeyDialogProps {
  store: SecondFactorStore;
  wantsPassword: boolean;
  onClose: () => void;
  onAdded: (name: string, codes: string[]) => void;
}

/** Names a passkey and lets the browser create it. @see WebAuthn 3 7.1 */
export function AddPasskeyDialog({ store, wantsPassword, onClose, onAdded }: AddPasskeyDialogProps) {
  const { run, isBusy, faults } = useChange();
  const [name, setName] = useState(t('passkeyDefault'));
  const [password, setPassword] = useState('');
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
  return (
    <FormDialog
      title={t('passkeyTitle')}
      text={t('passkeyText')}
      submitLabel={t('add')}
      isBusy={isBusy}
      mayCloseBusy
      canSubmit={isSupported}
      fault={isSupported ? faults[''] : t('passkeyUnsupported')}
      onSubmit={() => void add()}
      onClose={onClose}
    >
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
      {wantsPassword && <PasswordAgain value={password} error={faults['password']} onChange={setPassword} />}
    </FormDialog>
  );
}
