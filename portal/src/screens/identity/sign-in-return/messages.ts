import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the pages that finish a sign-in begun elsewhere. */
export const messages = defineMessages('portal/sign-in-return', {
  title: { text: 'Signing you in', description: 'Title while the sign-in is finished' },
  wait: { text: 'One moment, this takes a second.', description: 'Under it' },
  invalidLink: { text: 'Invalid link', description: 'A link that lacks its parts. @see ERR-11' },
  invalid: {
    text: 'Invalid request',
    description: 'Nothing was under way, or the provider said no. @see AUTH-45, ERR-19',
  },
  invalidEmail: {
    text: 'Invalid email address.',
    description: 'The provider’s answer was refused; verbatim. @see ERR-18',
  },
  confirmTitle: {
    text: 'Sign in as {email}?',
    description: 'Title for a mailed link that was opened in another browser; the address is masked',
  },
  confirmText: {
    text: 'This link was not requested in this browser. Sign in only if you requested it yourself.',
    description: 'Under it',
  },
  signIn: { text: 'Sign in', description: 'Button that says yes' },
  replaces: {
    text: 'You are signed in as {email}. Signing in here ends that session.',
    description: 'Above the button, while another person is signed in',
  },
  stepTitle: { text: 'One more step', description: 'Title of the page of the second factor' },
  stepText: {
    text: 'You are signing in as {email}. Prove that it is you with your second factor.',
    description: 'Under it',
  },
  notNow: { text: 'Back to the sign-in page', description: 'Link that says no' },
  providerTitle: {
    text: 'Continue to sign in at {provider}',
    description: 'Title before the browser leaves for an identity provider. @see ROUTE-8',
  },
  providerText: {
    text: 'You sign in there, and come back here afterwards.',
    description: 'Under it',
  },
  continue: { text: 'Continue', description: 'Button that leaves for the provider' },
});
export const t = createTranslator(messages);

/** Providers that have a name of their own; that of another is its id. */
export const PROVIDER_NAMES: Readonly<Record<string, string>> = { google: 'Google' };
