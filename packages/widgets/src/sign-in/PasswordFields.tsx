import { passwordRules, SHORTEST_PASSWORD } from '@drawbridge/contracts';
import { validation } from '@drawbridge/contracts/rules';
import { TextField } from '@drawbridge/ui';
import { format } from '../provider/format.ts';
import { messages } from './sign-up.messages.ts';
import type { BoundField } from './use-form-fields.ts';

/** What is wrong with a password being chosen; each field shows its own message. @see SIGN-2, VAL-18 */
export function checkPasswords(values: { new_password: string; confirm_password: string }) {
  const same = validation.equalTo(
    messages.confirmPassword.text,
    messages.newPassword.text,
    () => values.new_password,
  );
  return {
    new_password:
      validation.required(values.new_password) ?? validation.checkRules(values.new_password, passwordRules),
    confirm_password: validation.required(values.confirm_password) ?? same(values.confirm_password),
  };
}

/** A password and its repetition. */
export function PasswordFields({
  bind,
}: {
  bind: (name: 'new_password' | 'confirm_password') => BoundField;
}) {
  const shared = {
    type: 'password',
    autoComplete: 'new-password',
    revealLabel: messages.show.text,
    concealLabel: messages.hide.text,
  };
  return (
    <>
      <TextField
        {...shared}
        {...bind('new_password')}
        label={messages.newPassword.text}
        hint={format(messages.passwordHint.text, { count: SHORTEST_PASSWORD })}
      />
      <TextField {...shared} {...bind('confirm_password')} label={messages.confirmPassword.text} />
    </>
  );
}
