import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

export const messages = defineMessages('portal/assignments', {
  title: { text: 'My Assignments', description: 'Title of the page' },
  about: {
    text: 'What your company asks you to learn, and until when. Work that you do anywhere on the platform counts here by itself.',
    description: 'Under the title',
  },
});
export const t = createTranslator(messages);
