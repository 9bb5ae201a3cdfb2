import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the sign-in form. */
export const messages = defineMessages('sign-in', {
  email: { text: 'Email', description: 'Label of the email field' },
  workEmail: { text: 'Work email', description: 'The same in single sign-on mode' },
  password: { text: 'Password', description: 'Label of the password field' },
  show: { text: 'Show password', description: 'Button in a password field' },
  hide: { text: 'Hide password', description: 'Button in a password field' },
  magicLink: { text: 'Sign in with Magic Link', description: 'Button; verbatim. @see AUTH-3' },
  resendIn: { text: 'Resend in {seconds}s', description: 'The button while locked; verbatim. @see AUTH-4' },
  withPassword: { text: 'Sign in with password', description: 'Small link; verbatim. @see AUTH-10' },
  withLink: { text: 'Sign in with Magic Link instead', description: 'Back from the password field' },
  forgot: { text: 'Forgot your password?', description: 'Link under the password field' },
  signIn: { text: 'Sign in', description: 'Button of the password way' },
  or: { text: 'or', description: 'Between the ways in' },
  google: { text: 'Sign in with Google', description: 'Button. @see AUTH-5' },
  toOrganization: { text: 'Use single sign-on', description: 'Toggle link. @see AUTH-6' },
  fromOrganization: { text: 'Sign in another way', description: 'Toggle link back. @see AUTH-6' },
  continue: { text: 'Continue', description: 'Button in single sign-on mode; verbatim. @see AUTH-7' },
});
export const t = createTranslator(messages);
