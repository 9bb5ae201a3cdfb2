import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the sign-in form. */
export const messages = defineMessages('sign-in', {
  email: { text: 'Email', description: 'Label of the field for the email address' },
  workEmail: {
    text: 'Work email',
    description: 'Label of the field for the email address, for people who sign in through their company',
  },
  password: { text: 'Password', description: 'Label of the field for the password' },
  show: { text: 'Show password', description: 'Tooltip of the eye button in a password field' },
  hide: { text: 'Hide password', description: 'Tooltip of the eye button while the password is visible' },
  magicLink: {
    text: 'Sign in with Magic Link',
    description:
      'Button: sends an email with a link to sign in. "Magic Link" is the product\'s name for signing in this way. @see AUTH-3',
  },
  resendIn: {
    text: 'Resend in {seconds}s',
    description:
      'Button "Sign in with Magic Link" after an email was sent, while it cannot be used. {seconds}: number that counts down; "s" stands for seconds. @see AUTH-4',
  },
  withPassword: {
    text: 'Sign in with password',
    description: 'Small button: shows the field for a password. Verb. @see AUTH-10',
  },
  withLink: {
    text: 'Sign in with Magic Link instead',
    description: 'Small button: hides the field for a password. Verb',
  },
  forgot: { text: 'Forgot your password?', description: 'Link under the field for a password' },
  signIn: { text: 'Sign in', description: 'Button that sends email address and password. Verb' },
  or: { text: 'or', description: 'Between two ways to sign in, on a line that separates them' },
  google: {
    text: 'Sign in with Google',
    description: 'Button: signs in with a Google account. Verb. @see AUTH-5',
  },
  toOrganization: {
    text: 'Use single sign-on',
    description: 'Small button: shows the sign-in through a company. "Single sign-on" is a term. @see AUTH-6',
  },
  fromOrganization: {
    text: 'Sign in another way',
    description: 'Small button: goes back from the sign-in through a company. @see AUTH-6',
  },
  continue: {
    text: 'Continue',
    description: "Button of the sign-in through a company: leads to the company's page. Verb. @see AUTH-7",
  },
});
export const t = createTranslator(messages);
