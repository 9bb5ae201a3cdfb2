import type { SecondFactorStore } from '@drawbridge/client/stores/identity/second-factors';
import { Button, Dialog, Spinner, Stack, TextField } from '@drawbridge/ui';
import { type SyntheticEvent, useEffect, useId, useRef, useState } from 'react';
import { t } from './messages.ts';
import { PasswordAgain } from './PasswordAgain.tsx';
import { QrCode } from './QrCode.tsx';
import * as styles from './second-factor.css.ts';
import { useChange } from './use-change.ts';

interface AddDialogProps {
  store: SecondFactorStore;
  wantsPassword: boolean;
  onClose: () => void;
  /** With the recovery codes of the first factor. */
  onAdded: (name: string, codes: string[]) => void;
}

/** In groups of four, as a person types it. */
const toGroups = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** Shows the secret of an authenticator app and takes its first code. @see RFC 6238 */
export function AddAppDialog({ store, wantsPassword, onClose, onAdded }: AddDialogProps) {
  const { run, isBusy, faults, setFaults } = useChange();
  const [app, setApp] = useState<{ id: string; secret: string; uri: string }>();
  const [password, setPassword] = useState('');
  const [name, setName] = useState(t('appDefault'));
  const [code, setCode] = useState('');
  const formId = useId();
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
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    void (app ? confirm(app.id) : begin());
  }
  const other = faults[''] ?? faults['id'];
  return (
    <Dialog
      open
      size="sm"
      title={t('appTitle')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button tone="primary" type="submit" form={formId} loading={isBusy}>
            {t(app ? 'add' : 'next')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate>
        <Stack gap="4">
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
