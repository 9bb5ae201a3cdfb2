import type { SecondFactorStore } from '@drawbridge/client/stores/identity/second-factors';
import { Spinner, TextField } from '@drawbridge/ui';
import { useEffect, useRef, useState } from 'react';
import { FormDialog } from '../../kit/confirm/FormDialog.tsx';
import { PasswordAgain } from '../../kit/confirm/PasswordAgain.tsx';
import { useChange } from '../../kit/confirm/use-change.ts';
import { t } from './messages.ts';
import { QrCode } from './QrCode.tsx';
import * as styles from './second-factor.css.ts';

interface AddDialogProps {
  store: SecondFactorStore;
  wantsPassword: boolean;
  onClose: () => void;
  /** Called with the recovery codes of the first factor. */
  onAdded: (name: string, codes: string[]) => void;
}

/** In groups of four, for typing. */
const toGroups = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** Shows the secret of an authenticator app and takes its first code. @see RFC 6238 */
export function AddAppDialog({ store, wantsPassword, onClose, onAdded }: AddDialogProps) {
  const { run, isBusy, faults, setFaults } = useChange();
  const [app, setApp] = useState<{ id: string; secret: string; uri: string }>();
  const [password, setPassword] = useState('');
  const [name, setName] = useState(t('appDefault'));
  const [code, setCode] = useState('');
  const begin = async () => {
    const begun = await run(() => store.startTotp(wantsPassword ? password : undefined));
    if (begun) setApp(begun.value);
  };
  // Without a password to ask for, the first page would be empty.
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current || wantsPassword) return;
    hasBegun.current = true;
    void begin();
  });

  async function confirm(id: string) {
    const added = await run(() => store.confirmTotp({ id, code: code.trim(), name: name.trim() }));
    if (added) onAdded(name.trim(), added.value);
  }
  return (
    <FormDialog
      title={t('appTitle')}
      submitLabel={t(app ? 'add' : 'next')}
      isBusy={isBusy}
      mayCloseBusy
      fault={faults[''] ?? faults['id']}
      onSubmit={() => void (app ? confirm(app.id) : begin())}
      onClose={onClose}
    >
      {app ? (
        <>
          <p className={styles.sentence}>{t('appScan')}</p>
          <QrCode text={app.uri} label={t('appQr')} />
          <p className={styles.sentence}>
            {t('appType')} <span className={styles.secret}>{toGroups(app.secret)}</span>
          </p>
          <TextField
            label={t('code')}
            hint={t('codeHint')}
            value={code}
            error={faults['code']}
            mono
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={20}
            data-autofocus
            onChange={(event) => {
              setCode(event.target.value);
              setFaults({});
            }}
          />
          <TextField
            label={t('appName')}
            hint={t('appNameHint')}
            value={name}
            error={faults['name']}
            maxLength={60}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        </>
      ) : wantsPassword ? (
        <PasswordAgain value={password} error={faults['password']} onChange={setPassword} />
      ) : (
        isBusy && <Spinner />
      )}
    </FormDialog>
  );
}
