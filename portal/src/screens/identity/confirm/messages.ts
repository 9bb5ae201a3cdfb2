import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the pages that confirm an address. */
export const messages = defineMessages('portal/confirm', {
  codesTitle: { text: 'Confirm your email', description: 'Title' },
  codesText: {
    text: 'Enter the code from your sign-up email.',
    description: 'Under it',
  },
  userTitle: { text: 'Set your password', description: 'Title for an invited user. @see ROUTE-10' },
  userText: {
    text: 'You are invited. Enter the code from your invitation, or ask for a new one, and choose a password.',
    description: 'Under it',
  },
  userLinkText: {
    text: 'You are invited. Choose a password and the account is yours.',
    description: 'The same when the mailed link brought the code',
  },
  working: { text: 'Confirming your email', description: 'Title while a link is confirmed' },
  wait: { text: 'One moment, this takes a second.', description: 'Under it' },
  doneTitle: { text: 'Your email is confirmed', description: 'Title when it worked' },
  doneText: { text: 'Your account is ready. Sign in to begin.', description: 'Under it' },
  partnerDoneText: {
    text: 'Your account with {name} is ready. Sign in to begin.',
    description: 'The same for a partner’s signup. @see ROUTE-13',
  },
  signIn: { text: 'Sign in', description: 'Link to login' },
  demoMail: { text: 'This demo sends no email:', description: 'Outside production, before the next' },
  outbox: { text: 'read it in the outbox', description: 'Link to it' },
  linkRefused: {
    text: 'The link did not work: it may have expired or been used already. A new code takes a moment.',
    description: 'Above the form after a refused link',
  },
});
export const t = createTranslator(messages);
