import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

export const messages = defineMessages('portal/showcase', {
  title: { text: 'Showcase', description: 'Title of the page' },
  about: {
    text: 'Upload a write-up of something you found or fixed: what it was, how you came to it, and how you know that it is fixed.',
    description: 'Under the title',
  },
});
export const t = createTranslator(messages);
