import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

export const messages = defineMessages('portal/administrators', {
  title: { text: 'Administrators', description: 'Title of the page with the administrators of a company' },
  about: {
    text: 'Who manages your company here, and who decides on that.',
    description: 'Description under the title "Administrators"',
  },
});
export const t = createTranslator(messages);
