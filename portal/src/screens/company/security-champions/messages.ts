import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

export const messages = defineMessages('portal/security-champions', {
  title: {
    text: 'Security Champions',
    description: 'Title of the page for people who look after security in their teams',
  },
  about: {
    text: 'For the people who look after security in their teams: how the teams are doing, what to learn next, and what is worth telling them.',
    description: 'Description under the title "Security Champions"',
  },
});
export const t = createTranslator(messages);
