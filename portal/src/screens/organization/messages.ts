import { defineMessages } from '@drawbridge/ui/messages';

/** Texts of the page of a company's settings. */
export const messages = defineMessages('portal/organization', {
  title: { text: 'Organization', description: 'Title' },
  about: { text: 'What your company demands of its members when they sign in.', description: 'Under it' },
});
