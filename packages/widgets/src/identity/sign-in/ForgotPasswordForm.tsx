import { MAGIC_LINK_LOCK_SECONDS } from '@drawbridge/contracts';
import { validation } from '@drawbridge/contracts/rules';
import { Button, Callout, Stack, TextField } from '@drawbridge/ui';
import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { useSecondsUntil } from '../../kit/time/index.ts';
import type { FormAnswer } from './form-answer.ts';
import { t } from './sign-up.messages.ts';
import { useFormFields } from './use-form-fields.ts';
import { useSending } from './use-sending.ts';

export interface ForgotPasswordFormProps {
  initialEmail?: string;
  /** Follows the confirmation: where emails can be read on an installation that sends none. */
  sentHint?: ReactNode;
  /** Emails a link; returns true when the request was accepted, otherwise messages by field. */
  onSend: (email: string) => Promise<FormAnswer>;
}

/** Emails a link for setting a new password, at most every thirty seconds per address. @see ASVS 6.4.3 */
export function ForgotPasswordForm({ initialEmail = '', sentHint, onSend }: ForgotPasswordFormProps) {
  const { form, values, bind, show } = useFormFields(['email'], { email: initialEmail });
  const { sending, send } = useSending<'form'>();
  const [sent, setSent] = useState({ to: '', nextAtMs: 0 });
  const seconds = useSecondsUntil(sent.nextAtMs);
  const email = values.email.trim();
  const isSent = sent.to !== '' && sent.to === email;
  const isLocked = isSent && seconds > 0;

  async function act() {
    const answer = await onSend(email);
    if (answer === true) setSent({ to: email, nextAtMs: Date.now() + MAGIC_LINK_LOCK_SECONDS * 1000 });
    else show(answer ?? {});
  }
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (isLocked) return;
    if (show({ email: validation.required(email) ?? validation.email(email) })) void send('form', act);
  }

  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack gap="4">
        <TextField {...bind('email')} label={t('email')} type="email" autoComplete="username" />
        <div aria-live="polite">
          {sent.to !== '' && (
            <Callout tone="info">
              <p>{t('linkSent', { email: sent.to })}</p>
              {sentHint}
            </Callout>
          )}
        </div>
        <Button
          type="submit"
          tone="primary"
          size="lg"
          wide
          loading={sending === 'form'}
          // Not `disabled`: the focus would be lost, and with it the position of a keyboard user.
          aria-disabled={isLocked || undefined}
        >
          {isLocked ? t('sendLinkIn', { seconds }) : isSent ? t('sendLinkAgain') : t('sendLink')}
        </Button>
      </Stack>
    </form>
  );
}
