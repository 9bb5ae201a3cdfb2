import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

export const messages = defineMessages('portal/showcase', {
  title: { text: 'Showcase', description: 'Title of the page. Noun' },
  about: {
    text: 'Upload a write-up of something you found or fixed: what it was, how you found it, and how you know that it is fixed.',
    description: 'Description under the title "Showcase". A write-up is a report. Verb',
  },
});
export const t = createTranslator(messages);
