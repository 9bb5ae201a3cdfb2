import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the catalogue. */
export const messages = defineMessages('portal/courses', {
  title: { text: 'Courses', description: 'Title of the page' },
  description: {
    text: 'Read why it happens, break it yourself, then prove that your fix holds.',
    description: 'Description under the title "Courses". "It": a weakness. Verbs: instructions',
  },
  labs: { text: 'All labs', description: 'Button: opens the list of labs' },
});
export const t = createTranslator(messages);
