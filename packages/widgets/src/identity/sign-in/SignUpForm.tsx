import { personName, validation } from '@drawbridge/contracts/rules';
import { Button, Stack, TextField } from '@drawbridge/ui';
import type { SyntheticEvent } from 'react';
import type { FormAnswer } from './form-answer.ts';
import { OtherMessages } from './OtherMessages.tsx';
import { checkPasswords, PasswordFields } from './PasswordFields.tsx';
import * as styles from './sign-up.css.ts';
import { t } from './sign-up.messages.ts';
import { useFormFields } from './use-form-fields.ts';
import { useSending } from './use-sending.ts';

const FIELDS = ['first_name', 'last_name', 'email', 'new_password', 'confirm_password'] as const;
export type SignUpValues = Record<(typeof FIELDS)[number], string>;

const checkName = personName;

export interface SignUpFormProps {
  initialEmail?: string;
  onSignUp: (values: SignUpValues) => Promise<FormAnswer>;
}

/** A new account. @see SIGN-1, SIGN-2, SIGN-10..SIGN-12 */
export function SignUpForm({ initialEmail = '', onSignUp }: SignUpFormProps) {
  const { form, values, others, bind, show } = useFormFields(FIELDS, { email: initialEmail });
  const { sending, send } = useSending<'form'>();

  async function act() {
    const answer = await onSignUp({
      ...values,
      first_name: values.first_name.trim(),
      last_name: values.last_name.trim(),
      email: values.email.trim(),
    });
    if (answer !== true) show(answer ?? {});
  }
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const isFit = show({
      first_name: checkName(values.first_name),
      last_name: checkName(values.last_name),
      email: validation.required(values.email) ?? validation.email(values.email),
      ...checkPasswords(values),
    });
    if (isFit) void send('form', act);
  }
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack gap="4">
        <div className={styles.pair}>
          <TextField {...bind('first_name')} label={t('firstName')} autoComplete="given-name" />
          <TextField {...bind('last_name')} label={t('lastName')} autoComplete="family-name" />
        </div>
        <TextField {...bind('email')} label={t('email')} type="email" autoComplete="email" />
        <PasswordFields bind={bind} />
        <OtherMessages messages={others} />
        <Button type="submit" tone="primary" size="lg" wide loading={sending === 'form'}>
          {t('createAccount')}
        </Button>
      </Stack>
    </form>
  );
}
