import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the catalogue. */
export const messages = defineMessages('portal/courses', {
  title: { text: 'Courses', description: 'Title' },
  description: {
    text: 'Read why it happens, break it yourself, then prove that your fix holds.',
    description: 'Under the title',
  },
  labs: { text: 'All labs', description: 'Leads to the labs, without their courses' },
});
export const t = createTranslator(messages);
