import { createTranslator, defineMessages } from '@drawbridge/ui/messages';
import { messages as signInMessages } from './messages.ts';

/** Texts of the forms that create and confirm an account. */
export const messages = defineMessages('sign-in/sign-up', {
  email: signInMessages.email,
  show: signInMessages.show,
  hide: signInMessages.hide,
  firstName: { text: 'First name', description: 'Label' },
  lastName: { text: 'Last name', description: 'Label' },
  newPassword: { text: 'Password', description: 'Label of a password being chosen' },
  confirmPassword: { text: 'Confirm password', description: 'Label of its repetition' },
  passwordHint: {
    text: 'At least {count} characters. A few words are better than one unusual word.',
    description: 'Under the password being chosen',
  },
  createAccount: { text: 'Create account', description: 'Button' },
  code: { text: 'Code', description: 'Label of the field for a mailed code' },
  codeHint: { text: 'From the email we sent you.', description: 'Under it' },
  confirmEmail: { text: 'Confirm email', description: 'Button' },
  setPassword: { text: 'Set password', description: 'Button' },
  sendLink: { text: 'Email me a link', description: 'Button: mails a link that sets a password' },
  sendLinkAgain: { text: 'Send it again', description: 'The same, once one was sent' },
  sendLinkIn: { text: 'Send it again in {seconds}s', description: 'The same while it waits' },
  linkSent: {
    text: 'If there is an account for {email}, we have emailed a link. It works for ten minutes.',
    description: 'Says the same for every address',
  },
  sendCode: { text: 'Send a new code', description: 'Small button' },
  sendCodeIn: { text: 'Send a new code in {seconds}s', description: 'The same while it waits' },
});
export const t = createTranslator(messages);
