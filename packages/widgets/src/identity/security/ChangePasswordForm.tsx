import { validation } from '@drawbridge/contracts/rules';
import { Button, Stack, TextField, useLinkRenderer } from '@drawbridge/ui';
import type { SyntheticEvent } from 'react';
import type { FormAnswer } from '../sign-in/form-answer.ts';
import { OtherMessages } from '../sign-in/OtherMessages.tsx';
import { checkPasswords, PasswordFields } from '../sign-in/PasswordFields.tsx';
import { useFormFields } from '../sign-in/use-form-fields.ts';
import { useSending } from '../sign-in/use-sending.ts';
import { t } from './messages.ts';
import * as styles from './security.css.ts';

const FIELDS = ['old_password', 'new_password', 'confirm_password'] as const;

const toLabels = () => ({
  new_password: t('newPassword'),
  confirm_password: t('repeatPassword'),
});

export type ChangePasswordValues = Record<(typeof FIELDS)[number], string>;

export interface ChangePasswordFormProps {
  /** Account of the password, for password managers. */
  email: string;
  /** URL of the page that resets a password by email. */
  forgotHref: string;
  onChange: (values: ChangePasswordValues) => Promise<FormAnswer>;
}

/** Changes a password that the person knows. @see ASVS 6.2.2, 6.2.3 */
export function ChangePasswordForm({ email, forgotHref, onChange }: ChangePasswordFormProps) {
  const renderLink = useLinkRenderer();
  const { form, values, others, bind, show } = useFormFields(FIELDS);
  const { sending, send } = useSending<'form'>();

  async function act() {
    const answer = await onChange(values);
    if (answer !== true) show(answer ?? {});
  }
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const isFit = show({
      old_password: validation.required(values.old_password),
      ...checkPasswords(values, toLabels()),
    });
    if (isFit) void send('form', act);
  }
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack gap="4">
        <input type="text" value={email} autoComplete="username" readOnly hidden />
        <TextField
          {...bind('old_password')}
          label={t('oldPassword')}
          type="password"
          autoComplete="current-password"
          revealLabel={t('show')}
          concealLabel={t('hide')}
        />
        {renderLink({ href: forgotHref, className: styles.fieldLink, children: t('forgot') })}
        <PasswordFields bind={bind} labels={toLabels()} />
        <OtherMessages messages={others} />
        <div>
          <Button type="submit" tone="primary" loading={sending === 'form'}>
            {t('change')}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
