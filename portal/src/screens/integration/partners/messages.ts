import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

export const messages = defineMessages('portal/partners', {
  title: { text: 'Partner sites', description: 'Title of the page, and breadcrumb' },
  about: {
    text: 'Show courses and labs in the pages of other sites.',
    description: 'Description under the title "Partner sites". Verb',
  },
});
export const t = createTranslator(messages);
