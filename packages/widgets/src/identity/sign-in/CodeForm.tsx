import { validation } from '@drawbridge/contracts/rules';
import { Button, Stack, TextField } from '@drawbridge/ui';
import type { SyntheticEvent } from 'react';
import type { FormAnswer } from './form-answer.ts';
import { OtherMessages } from './OtherMessages.tsx';
import { checkPasswords, PasswordFields } from './PasswordFields.tsx';
import { ResendButton } from './ResendButton.tsx';
import { t } from './sign-up.messages.ts';
import { startHere } from './start-here.ts';
import { useFormFields } from './use-form-fields.ts';
import { useSending } from './use-sending.ts';

const FIELDS = ['email', 'code', 'new_password', 'confirm_password'] as const;
export type CodeValues = Record<(typeof FIELDS)[number], string>;

export interface CodeFormProps {
  initialEmail?: string;
  /** The code of an emailed link, which is not typed and identifies the account. */
  knownCode?: string | undefined;
  /** An invited account sets its first password with the code. @see ROUTE-10 */
  withPassword?: boolean;
  /** True if a code was sent just before. */
  isJustSent?: boolean;
  /** True if the form is the main content of its page: the field for the code receives the focus. */
  takesFocus?: boolean;
  onConfirm: (values: CodeValues) => Promise<FormAnswer>;
  /** Sends a new code; returns true when it was sent, otherwise messages by field. */
  onResend: (email: string) => Promise<FormAnswer>;
}

/** Confirms an address by its emailed code, and sets a first password if one is needed. @see SIGN-3..SIGN-5 */
export function CodeForm({
  initialEmail = '',
  knownCode,
  withPassword = false,
  isJustSent = false,
  takesFocus = false,
  onConfirm,
  onResend,
}: CodeFormProps) {
  const { form, values, others, bind, show } = useFormFields(FIELDS, {
    email: initialEmail,
    code: knownCode ?? '',
  });
  const { sending, send } = useSending<'form'>();
  const needsEmail = knownCode === undefined || initialEmail !== '';
  const checkEmail = () => validation.required(values.email) ?? validation.email(values.email);

  async function act() {
    const answer = await onConfirm({ ...values, email: values.email.trim(), code: values.code.trim() });
    if (answer !== true) show(answer ?? {});
  }
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const isFit = show({
      email: needsEmail ? checkEmail() : undefined,
      code: validation.required(values.code),
      ...(withPassword ? checkPasswords(values) : {}),
    });
    if (isFit) void send('form', act);
  }
  async function resend() {
    if (!show({ email: checkEmail() })) return false;
    const answer = await onResend(values.email.trim());
    if (answer !== true) show(answer ?? {});
    return answer === true;
  }
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack gap="4">
        {needsEmail && (
          <TextField {...bind('email')} label={t('email')} type="email" autoComplete="username" />
        )}
        {knownCode === undefined && (
          <TextField
            {...bind('code')}
            ref={takesFocus && initialEmail !== '' ? startHere : undefined}
            label={t('code')}
            hint={t('codeHint')}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            mono
          />
        )}
        {withPassword && <PasswordFields bind={bind} />}
        <OtherMessages messages={others} />
        <Button type="submit" tone="primary" size="lg" wide loading={sending === 'form'}>
          {withPassword ? t('setPassword') : t('confirmEmail')}
        </Button>
        {knownCode === undefined && <ResendButton isJustSent={isJustSent} onResend={resend} />}
      </Stack>
    </form>
  );
}
