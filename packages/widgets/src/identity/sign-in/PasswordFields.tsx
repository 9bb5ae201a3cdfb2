import { passwordRules, SHORTEST_PASSWORD } from '@drawbridge/contracts/identity';
import { validation } from '@drawbridge/contracts/rules';
import { TextField } from '@drawbridge/ui';
import { t } from './sign-up.messages.ts';
import type { BoundField } from './use-form-fields.ts';

type NewPasswords = Record<'new_password' | 'confirm_password', string>;

const toLabels = (): NewPasswords => ({
  new_password: t('newPassword'),
  confirm_password: t('confirmPassword'),
});

/** Faults of a new password; each field shows its own message. @see SIGN-2, VAL-18 */
export function checkPasswords(values: NewPasswords, labels = toLabels()) {
  const same = validation.equalTo(labels.confirm_password, labels.new_password, () => values.new_password);
  return {
    new_password:
      validation.required(values.new_password) ?? validation.checkRules(values.new_password, passwordRules),
    confirm_password: validation.required(values.confirm_password) ?? same(values.confirm_password),
  };
}

/** A password and its repetition. */
export function PasswordFields({
  bind,
  labels = toLabels(),
}: {
  bind: (name: keyof NewPasswords) => BoundField;
  labels?: NewPasswords;
}) {
  const shared = {
    type: 'password',
    autoComplete: 'new-password',
    revealLabel: t('show'),
    concealLabel: t('hide'),
  };
  return (
    <>
      <TextField
        {...shared}
        {...bind('new_password')}
        label={labels.new_password}
        hint={t('passwordHint', { count: SHORTEST_PASSWORD })}
      />
      <TextField {...shared} {...bind('confirm_password')} label={labels.confirm_password} />
    </>
  );
}
