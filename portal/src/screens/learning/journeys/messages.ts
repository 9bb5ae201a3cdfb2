import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

export const messages = defineMessages('portal/journeys', {
  title: { text: 'Journeys', description: 'Title of the page, and breadcrumb: series of courses' },
  about: {
    text: 'Courses in an order that builds up, from the first exploit to a fix you can prove.',
    description: 'Description under the title "Journeys"',
  },
  toCertifications: { text: 'Certifications', description: 'Button: opens the page with certifications' },
});
export const t = createTranslator(messages);
