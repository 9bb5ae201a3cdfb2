import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the page that asks the assistant. */
export const messages = defineMessages('portal/assistant', {
  title: {
    text: 'Find practice',
    description: 'Title of the page, and breadcrumb: finds labs and challenges for a question. Verb',
  },
  about: {
    text: 'Ask for what you want to practice, in your own words.',
    description: 'Description under the title "Find practice". Verb',
  },
  challenges: { text: 'Challenges', description: 'Breadcrumb: the page above' },
});
export const t = createTranslator(messages);
