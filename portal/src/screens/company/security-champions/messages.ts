import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

export const messages = defineMessages('portal/security-champions', {
  title: { text: 'Security Champions', description: 'Title of the page' },
  about: {
    text: 'For you who look after security in your teams: how they are doing, what you learn next, and what is worth telling them.',
    description: 'Under the title',
  },
});
export const t = createTranslator(messages);
