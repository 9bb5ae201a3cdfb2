import { asApiProblem, renewToken, type TokenSource } from '@drawbridge/client';
import { MAGIC_LINK_LOCK_SECONDS } from '@drawbridge/contracts';
import { confirmEmail, SIGNUP_FIELDS, SIGNUP_TEXTS, verifyEmail } from '@drawbridge/contracts/identity';
import { validation } from '@drawbridge/contracts/rules';
import { Button, Dialog, TextField } from '@drawbridge/ui';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { useSecondsUntil } from '../../kit/time/index.ts';
import { useDrawbridge } from '../../provider/index.ts';
import { t } from './messages.ts';
import * as styles from './verification.css.ts';

export interface VerificationDialogProps {
  email: string;
  tokens: Pick<TokenSource, 'token' | 'refresh'>;
  /** Called once the address is confirmed. */
  onConfirmed: () => void;
  onLogout: () => void;
  /** Absent: it cannot be postponed. */
  onClose?: () => void;
}

/** Sends a code to the person's address and checks it. @see AUTH-40, AUTH-41, SIGN-6..SIGN-8 */
export function VerificationDialog({
  email,
  tokens,
  onConfirmed,
  onLogout,
  onClose,
}: VerificationDialogProps) {
  const { call, notify } = useDrawbridge();
  const [isSent, setIsSent] = useState(false);
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState<'send' | 'confirm'>();
  const [lockedUntilMs, setLockedUntilMs] = useState(0);
  const seconds = useSecondsUntil(lockedUntilMs);
  const lock = (forSeconds: number) => setLockedUntilMs(Date.now() + forSeconds * 1_000);
  const formId = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isSent) field.current?.focus();
  }, [isSent]);

  /** The token goes in the body here, so a stale one is not renewed by the client. */
  async function withToken(send: (access_token: string) => Promise<unknown>) {
    const token = tokens.token() ?? '';
    try {
      await send(token);
    } catch (error) {
      const renewed =
        asApiProblem(error).code === 'token_expired' ? await renewToken(tokens, token) : undefined;
      if (!renewed) throw error;
      await send(renewed.token);
    }
  }

  /** Field messages are shown beside the code, others as a notice. @see SIGN-10, SIGN-11 */
  function show(error: unknown) {
    const problem = asApiProblem(error);
    const beside = SIGNUP_FIELDS.flatMap((name) => problem.errors[name] ?? []).join(' ');
    if (problem.code === 'wrong_code' || problem.code === 'code_expired') setFault(beside || problem.message);
    else if (beside) setFault(beside);
    else notify('negative', problem.message);
    if (problem.retryAfterSeconds) lock(problem.retryAfterSeconds);
  }

  async function send() {
    setBusy('send');
    setFault(undefined);
    try {
      await withToken((access_token) => call(verifyEmail, { access_token }, { background: true }));
      notify('positive', isSent ? SIGNUP_TEXTS.codeResent : SIGNUP_TEXTS.verifySent);
      setIsSent(true);
      lock(MAGIC_LINK_LOCK_SECONDS);
    } catch (error) {
      show(error);
    }
    setBusy(undefined);
  }

  async function confirm(event: SubmitEvent) {
    event.preventDefault();
    const given = code.trim();
    if (!given) {
      setFault(validation.MESSAGES.required);
      return;
    }
    setBusy('confirm');
    try {
      await withToken((access_token) =>
        call(confirmEmail, { access_token, code: given }, { background: true }),
      );
      notify('positive', t('confirmed'));
      onConfirmed();
    } catch (error) {
      show(error);
      setBusy(undefined);
    }
  }

  return (
    <Dialog
      open
      dismissible={onClose !== undefined}
      onClose={onClose ?? (() => undefined)}
      title={t('title')}
      description={t(onClose ? 'offered' : 'forced', { email })}
      size="sm"
      footer={
        <>
          {!onClose && (
            <Button tone="quiet" onClick={onLogout}>
              {t('logout')}
            </Button>
          )}
          {isSent ? (
            <Button tone="primary" type="submit" form={formId} loading={busy === 'confirm'}>
              {t('confirm')}
            </Button>
          ) : (
            <Button
              tone="primary"
              data-autofocus
              loading={busy === 'send'}
              disabled={seconds > 0}
              onClick={() => void send()}
            >
              {t('send')}
            </Button>
          )}
        </>
      }
    >
      {isSent ? (
        <form id={formId} noValidate className={styles.form} onSubmit={(event) => void confirm(event)}>
          <TextField
            label={t('code')}
            hint={t('codeHint', { email })}
            error={fault}
            value={code}
            mono
            autoComplete="one-time-code"
            ref={field}
            maxLength={64}
            onChange={(event) => {
              setCode(event.target.value);
              setFault(undefined);
            }}
          />
          <Button size="sm" disabled={seconds > 0} loading={busy === 'send'} onClick={() => void send()}>
            {seconds > 0 ? t('sendAgainIn', { seconds }) : t('sendAgain')}
          </Button>
        </form>
      ) : (
        <>
          <p className={styles.text}>{t('explain')}</p>
          {fault && (
            <p role="alert" className={styles.fault}>
              {fault}
            </p>
          )}
        </>
      )}
    </Dialog>
  );
}
