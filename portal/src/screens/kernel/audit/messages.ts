import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

export const messages = defineMessages('portal/audit', {
  title: { text: 'Audit trail', description: 'Title of the page' },
  about: {
    text: 'Who did what in your company, from where, and with what outcome.',
    description: 'Under the title',
  },
});
export const t = createTranslator(messages);
