import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

export const messages = defineMessages('portal/live-courses', {
  title: { text: 'Live courses', description: 'Title of the page' },
  about: {
    text: 'Sessions with an instructor at a fixed time. Register for a seat, prepare with the course, and join from ten minutes before the start.',
    description: 'Under the title',
  },
});
export const t = createTranslator(messages);
