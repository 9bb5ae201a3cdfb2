import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

export const messages = defineMessages('portal/partners', {
  title: { text: 'Partner sites', description: 'Title of the page' },
  about: {
    text: 'Show courses and labs in the pages of other sites.',
    description: 'Under the title',
  },
});
export const t = createTranslator(messages);
