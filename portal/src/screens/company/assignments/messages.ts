import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

export const messages = defineMessages('portal/assignments', {
  title: {
    text: 'My Assignments',
    description:
      'Title of the page, and breadcrumb. An assignment is what a company asks its members to learn',
  },
  about: {
    text: 'What your company asks you to learn, and by when. Anything you complete on the platform counts here automatically.',
    description: 'Description under the title "My Assignments"',
  },
});
export const t = createTranslator(messages);
