import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the pages that finish a sign-in begun elsewhere. */
export const messages = defineMessages('portal/sign-in-return', {
  title: { text: 'Signing you in', description: 'Title of the page while somebody is being signed in' },
  wait: { text: 'One moment, this takes a second.', description: 'Text under the title "Signing you in"' },
  invalidLink: {
    text: 'Invalid link',
    description: 'Toast: the link in an email is not complete. @see ERR-11',
  },
  invalid: {
    text: 'Invalid request',
    description: 'Toast: no sign-in was under way, or the company refused it. @see AUTH-45, ERR-19',
  },
  invalidEmail: {
    text: 'Invalid email address.',
    description: 'Toast: the account is not known here. @see ERR-18',
  },
  confirmTitle: {
    text: 'Sign in as {email}?',
    description:
      'Title of the page when the link in an email was opened in another browser. {email}: email address with hidden characters, such as a•••@example.com',
  },
  confirmText: {
    text: 'This link was not requested in this browser. Sign in only if you requested it yourself.',
    description: 'Text under the title "Sign in as …?"',
  },
  signIn: { text: 'Sign in', description: 'Button of the page "Sign in as …?". Verb' },
  replaces: {
    text: 'You are signed in as {email}. Signing in here ends that session.',
    description: 'Notice above the button "Sign in". {email}: email address of the person who is signed in',
  },
  stepTitle: { text: 'One more step', description: 'Title of the page that asks for a code or passkey' },
  stepText: {
    text: 'You are signing in as {email}. Confirm that it is you with your second factor.',
    description:
      'Text under the title "One more step". {email}: email address. A second factor is a code or passkey',
  },
  notNow: {
    text: 'Back to the sign-in page',
    description: 'Link under the button of a page: does not sign in',
  },
  providerTitle: {
    text: 'Continue to sign in at {provider}',
    description:
      "Title of the page before somebody goes to their company's sign-in. {provider}: such as Google. @see ROUTE-8",
  },
  providerText: {
    text: 'You sign in there, and come back here afterwards.',
    description: 'Text under the title "Continue to sign in at …"',
  },
  continue: {
    text: 'Continue',
    description: 'Button of the page "Continue to sign in at …": leaves this website. Verb',
  },
});
export const t = createTranslator(messages);

/** Providers that have a name of their own; that of another is its id. */
export const PROVIDER_NAMES: Readonly<Record<string, string>> = { google: 'Google' };
