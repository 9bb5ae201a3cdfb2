import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the page that asks the assistant. */
export const messages = defineMessages('portal/assistant', {
  title: { text: 'AI challenge', description: 'Title and breadcrumb' },
  about: {
    text: 'Ask for what you want to practise, in your own words.',
    description: 'Under the title',
  },
  challenges: { text: 'Challenges', description: 'Breadcrumb above' },
});
export const t = createTranslator(messages);
