import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts around the pages that are public. */
export const messages = defineMessages('portal/public-profile', {
  pages: {
    text: 'Pages',
    description: 'Screen reader only: name of the links at the top of a public page. Noun',
  },
  hallOfFame: { text: 'Hall of fame', description: 'Link at the top of a public page' },
  signIn: {
    text: 'Sign in',
    description: 'Link at the top of a public page, for visitors who are not signed in. Verb',
  },
  portal: {
    text: 'To the portal',
    description:
      'Link at the top of a public page, for visitors who are signed in. "The portal": this website',
  },
  help: { text: 'Need help?', description: 'At the bottom of a page; an email address follows' },
});
export const t = createTranslator(messages);
