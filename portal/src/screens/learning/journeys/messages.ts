import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

export const messages = defineMessages('portal/journeys', {
  title: { text: 'Journeys', description: 'Title of the page' },
  about: {
    text: 'Courses in an order that builds up, from the first exploit to a fix you can prove.',
    description: 'Under it',
  },
  toCertifications: { text: 'Certifications', description: 'Link to the page of certifications' },
});
export const t = createTranslator(messages);
