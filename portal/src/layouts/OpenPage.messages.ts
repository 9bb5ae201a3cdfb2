import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts around the pages that are public. */
export const messages = defineMessages('portal/public-profile', {
  pages: { text: 'Pages', description: 'Names the links of the head' },
  hallOfFame: { text: 'Hall of fame', description: 'Link' },
  signIn: { text: 'Sign in', description: 'Link for somebody not signed in' },
  portal: { text: 'To the portal', description: 'Link for somebody signed in' },
  help: { text: 'Need help?', description: 'Before the support address' },
});
export const t = createTranslator(messages);
