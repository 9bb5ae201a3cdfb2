import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the pages that set a forgotten password anew. */
export const messages = defineMessages('portal/password', {
  forgotTitle: { text: 'Forgot your password?', description: 'Title' },
  forgotText: { text: 'We email you a link that sets a new one.', description: 'Under it' },
  toLogin: { text: 'Back to the sign-in page', description: 'Link' },
  demoMail: { text: 'This demo sends no email:', description: 'Outside production, before the next' },
  outbox: { text: 'read it in the outbox', description: 'Link to it' },
  resetTitle: { text: 'Set a new password', description: 'Title of the page of the mailed link' },
  resetText: {
    text: 'You will be signed out on every device, and sign in with the new password.',
    description: 'Under it',
  },
  over: {
    text: 'The link did not work: it was used already, is older than ten minutes, or is not complete. A new one takes a moment.',
    description: 'In place of the form after a refused code',
  },
  newLink: { text: 'Get a new link', description: 'Leads to the page that mails one' },
  done: { text: 'Your new password is set. Sign in with it.', description: 'After success, at login' },
});
export const t = createTranslator(messages);
