import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the pages that set a forgotten password anew. */
export const messages = defineMessages('portal/password', {
  forgotTitle: { text: 'Forgot your password?', description: 'Title of the page that sends an email' },
  forgotText: {
    text: 'We email you a link that sets a new one.',
    description: 'Text under the title "Forgot your password?". "One": password',
  },
  toLogin: {
    text: 'Back to the sign-in page',
    description: 'Link under the form that sends an email with a link',
  },
  demoMail: {
    text: 'This demo sends no email:',
    description: 'On demo sites, under the form; the link "read it in the outbox" follows the colon',
  },
  outbox: {
    text: 'read it in the outbox',
    description: 'Link after "This demo sends no email:". "It": the email. Verb',
  },
  resetTitle: {
    text: 'Set a new password',
    description: 'Title of the page that the link in the email opens. Verb',
  },
  resetText: {
    text: 'You will be signed out on every device. Then sign in with the new password.',
    description: 'Text under the title "Set a new password"',
  },
  over: {
    text: 'The link did not work: it was already used, is older than ten minutes, or is incomplete. Getting a new one takes a moment.',
    description: 'Notice in place of the form "Set a new password"',
  },
  newLink: { text: 'Get a new link', description: 'Button under the notice "The link did not work…". Verb' },
  done: {
    text: 'Your new password is set. Sign in with it.',
    description:
      'Toast on the page to sign in, after a new password was set. Verb in the second sentence: an instruction',
  },
});
export const t = createTranslator(messages);
