import type { SECOND_FACTOR_WAYS } from '@drawbridge/contracts/identity';
import { validation } from '@drawbridge/contracts/rules';
import { Button, Stack, TextField } from '@drawbridge/ui';
import { type SyntheticEvent, useState } from 'react';
import { useSending } from '../sign-in/use-sending.ts';
import { t } from './messages.ts';
import * as styles from './second-factor.css.ts';

type Way = (typeof SECOND_FACTOR_WAYS)[number];

export interface SecondStepFormProps {
  ways: readonly Way[];
  /** Returns the message of a refusal, or true when the page is being left. */
  onCode: (answer: { code: string } | { recovery_code: string }) => Promise<string | true | undefined>;
  onPasskey: () => Promise<string | true | undefined>;
}

/** The control that the page asks for receives the focus. */
const takeFocus = (control: HTMLInputElement | null) => control?.focus();

/** The second step of a sign-in: a passkey, a code of an app, or a recovery code. */
export function SecondStepForm({ ways, onCode, onPasskey }: SecondStepFormProps) {
  const hasApp = ways.includes('totp');
  const hasPasskey = ways.includes('passkey');
  const [isRecovery, setIsRecovery] = useState(!hasApp && !hasPasskey);
  const [value, setValue] = useState('');
  const [fault, setFault] = useState<string>();
  const [passkeyFault, setPasskeyFault] = useState<string>();
  const { sending, send } = useSending<'code' | 'passkey'>();
  const hasField = isRecovery || hasApp;

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const typed = value.trim();
    if (!typed) {
      setFault(validation.MESSAGES.required);
      return;
    }
    void send('code', async () => {
      const refused = await onCode(isRecovery ? { recovery_code: typed } : { code: typed });
      if (refused === true) return true;
      setFault(refused);
      return undefined;
    });
  }

  function askPasskey() {
    setPasskeyFault(undefined);
    void send('passkey', async () => {
      const refused = await onPasskey();
      if (refused === true) return true;
      setPasskeyFault(refused);
      return undefined;
    });
  }

  function toggle() {
    setIsRecovery(!isRecovery);
    setValue('');
    setFault(undefined);
  }

  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="4">
        {hasPasskey && !isRecovery && (
          <>
            <Button tone="primary" size="lg" wide loading={sending === 'passkey'} onClick={askPasskey}>
              {t('stepPasskey')}
            </Button>
            {passkeyFault && (
              <p role="alert" className={styles.fault}>
                {passkeyFault}
              </p>
            )}
            {hasApp && <div className={styles.divider}>{t('stepOr')}</div>}
          </>
        )}
        {hasField && (
          <>
            <TextField
              key={String(isRecovery)}
              label={t(isRecovery ? 'stepRecovery' : 'stepApp')}
              hint={isRecovery ? t('stepRecoveryHint') : undefined}
              value={value}
              error={fault}
              mono
              autoComplete={isRecovery ? 'off' : 'one-time-code'}
              inputMode={isRecovery ? 'text' : 'numeric'}
              maxLength={20}
              spellCheck={false}
              ref={!hasPasskey || isRecovery ? takeFocus : undefined}
              onChange={(event) => {
                setValue(event.target.value);
                setFault(undefined);
              }}
            />
            <Button
              type="submit"
              tone={hasPasskey && !isRecovery ? 'neutral' : 'primary'}
              size="lg"
              wide
              loading={sending === 'code'}
            >
              {t('stepContinue')}
            </Button>
          </>
        )}
        {ways.includes('recovery_code') && (hasApp || hasPasskey) && (
          <button type="button" className={styles.smallLink} onClick={toggle}>
            {t(isRecovery ? 'stepUseOther' : 'stepUseRecovery')}
          </button>
        )}
      </Stack>
    </form>
  );
}
