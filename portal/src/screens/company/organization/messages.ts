import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the page of a company's settings. */
export const messages = defineMessages('portal/organization', {
  title: { text: 'Organization', description: 'Title' },
  about: {
    text: 'How members of your company sign in, and what the assistant may do for them.',
    description: 'Under it',
  },
});
export const t = createTranslator(messages);
