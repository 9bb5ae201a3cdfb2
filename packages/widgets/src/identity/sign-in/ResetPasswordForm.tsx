import { Button, Stack, TextField } from '@drawbridge/ui';
import type { SyntheticEvent } from 'react';
import type { FormAnswer } from './form-answer.ts';
import { OtherMessages } from './OtherMessages.tsx';
import { checkPasswords, PasswordFields } from './PasswordFields.tsx';
import { t } from './sign-up.messages.ts';
import { useFormFields } from './use-form-fields.ts';
import { useSending } from './use-sending.ts';

export interface ResetPasswordFormProps {
  /** Account of the password, if known: shown, and used by password managers. */
  email?: string | undefined;
  onSet: (values: { new_password: string; confirm_password: string }) => Promise<FormAnswer>;
}

/** A new password in place of a forgotten one. @see ASVS 6.4.3 */
export function ResetPasswordForm({ email, onSet }: ResetPasswordFormProps) {
  const { form, values, others, bind, show } = useFormFields(['new_password', 'confirm_password']);
  const { sending, send } = useSending<'form'>();
  async function act() {
    const answer = await onSet(values);
    if (answer === true) return true;
    show(answer ?? {});
    return false;
  }
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (show(checkPasswords(values))) void send('form', act);
  }
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack gap="4">
        {email !== undefined && (
          <TextField label={t('email')} value={email} readOnly autoComplete="username" />
        )}
        <PasswordFields bind={bind} />
        <OtherMessages messages={others} />
        <Button type="submit" tone="primary" size="lg" wide loading={sending === 'form'}>
          {t('setPassword')}
        </Button>
      </Stack>
    </form>
  );
}
