import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the page with the set-up of a company. */
const messages = defineMessages('portal/company-setup', {
  title: { text: 'Set-up', description: 'Title of the page with the first steps of a company. Noun' },
  about: {
    text: 'What a new organization does first. A step is done as soon as its page shows it.',
    description: 'Description under the title "Set-up"',
  },
});
export const t = createTranslator(messages);
