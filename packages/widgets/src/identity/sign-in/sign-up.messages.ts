import { createTranslator, defineMessages } from '@drawbridge/ui/messages';
import { messages as signInMessages } from './messages.ts';

/** Texts of the forms that create and confirm an account. */
export const messages = defineMessages('sign-in/sign-up', {
  email: signInMessages.email,
  show: signInMessages.show,
  hide: signInMessages.hide,
  firstName: { text: 'First name', description: 'Label of a field in the form for a new account' },
  lastName: { text: 'Last name', description: 'Label of a field in the form for a new account' },
  newPassword: { text: 'Password', description: 'Label of the field for a password that the user chooses' },
  confirmPassword: {
    text: 'Confirm password',
    description: 'Label of the field that repeats the password. Verb',
  },
  passwordHint: {
    text: 'At least {count} characters. A few words are better than one unusual word.',
    description: 'Hint under the field for a password. {count}: number, such as 12',
  },
  createAccount: {
    text: 'Create account',
    description: 'Button of the sign-up form: creates the account. Verb',
  },
  code: { text: 'Code', description: 'Label of the field for a code that was sent by email' },
  codeHint: {
    text: 'From the email we sent you.',
    description: 'Hint under the field "Code": where the code is',
  },
  confirmEmail: { text: 'Confirm email', description: 'Button: sends the code from the email. Verb' },
  setPassword: { text: 'Set password', description: 'Button: sends the new password. Verb' },
  sendLink: {
    text: 'Email me a link',
    description: 'Button: sends an email with a link that sets a password. Verb; the user speaks',
  },
  sendLinkAgain: {
    text: 'Send it again',
    description: 'Button "Email me a link" after an email was sent. "It": the link. Verb',
  },
  sendLinkIn: {
    text: 'Send it again in {seconds}s',
    description:
      'Button "Send it again" while it cannot be used. {seconds}: number that counts down; "s" stands for seconds',
  },
  linkSent: {
    text: 'If there is an account for {email}, we have emailed a link. It works for ten minutes.',
    description:
      'Note above the button "Email me a link". {email}: the address that was typed. It must not say whether an account exists',
  },
  sendCode: { text: 'Send a new code', description: 'Small button: sends another email with a code. Verb' },
  sendCodeIn: {
    text: 'Send a new code in {seconds}s',
    description:
      'Button "Send a new code" while it cannot be used. {seconds}: number that counts down; "s" stands for seconds',
  },
});
export const t = createTranslator(messages);
