import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

export const messages = defineMessages('portal/users', {
  title: { text: 'Users', description: 'Title of the page with the users of a company' },
  about: {
    text: 'Everybody in your company, with their state, role and teams.',
    description: 'Description under the title "Users"',
  },
});
export const t = createTranslator(messages);
