import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the pages that confirm an address. */
export const messages = defineMessages('portal/confirm', {
  codesTitle: {
    text: 'Confirm your email',
    description: 'Title of the page on which a new user enters a code. Verb',
  },
  codesText: {
    text: 'Enter the code from your sign-up email.',
    description: 'Text under the title "Confirm your email"',
  },
  userTitle: {
    text: 'Set your password',
    description: 'Title of the page for somebody who was invited. Verb. @see ROUTE-10',
  },
  userText: {
    text: 'You are invited. Enter the code from your invitation, or ask for a new one, and choose a password.',
    description: 'Text under the title "Set your password"',
  },
  userLinkText: {
    text: 'You are invited. Choose a password and the account is yours.',
    description: 'Text under the title "Set your password" when the link in the email was used',
  },
  working: {
    text: 'Confirming your email',
    description: 'Title while the link in the email is being checked',
  },
  wait: {
    text: 'One moment, this takes a second.',
    description: 'Text under the title "Confirming your email"',
  },
  askTitle: {
    text: 'Did you sign up?',
    description: 'Title of the page when the link in a sign-up email was opened in another browser',
  },
  askText: {
    text: 'This link was opened in another browser than the one that signed up. Confirm only if the sign-up was yours: somebody else may have used your address, with a password that they know.',
    description: 'Text under the title "Did you sign up?". "They": somebody else',
  },
  ask: {
    text: 'Yes, confirm my email',
    description: 'Button of the page "Did you sign up?". Verb',
  },
  doneTitle: {
    text: 'Your email is confirmed',
    description: 'Title of the page after an email address was confirmed',
  },
  doneText: {
    text: 'Your account is ready. Sign in to begin.',
    description: 'Text under the title "Your email is confirmed"',
  },
  partnerDoneText: {
    text: 'Your account with {name} is ready. Sign in to begin.',
    description:
      'Text under the title "Your email is confirmed". {name}: name of a partner company. @see ROUTE-13',
  },
  signIn: { text: 'Sign in', description: 'Button under "Your email is confirmed". Verb' },
  demoMail: {
    text: 'This demo sends no email:',
    description: 'On demo sites, under the form; the link "read it in the outbox" follows the colon',
  },
  outbox: {
    text: 'read it in the outbox',
    description: 'Link after "This demo sends no email:". "It": the email. Verb',
  },
  linkRefused: {
    text: 'The link did not work: it may have expired or been used already. A new code takes a moment.',
    description: 'Notice above the form for a confirmation code',
  },
});
export const t = createTranslator(messages);
