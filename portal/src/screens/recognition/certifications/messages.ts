import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

export const messages = defineMessages('portal/certifications', {
  title: { text: 'Certifications', description: 'Title of the page' },
  about: {
    text: 'What you hold, what you are working on, and what there is to earn.',
    description: 'Under it',
  },
});
export const t = createTranslator(messages);
