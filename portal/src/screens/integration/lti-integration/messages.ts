import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

export const messages = defineMessages('portal/lti-integration', {
  title: { text: 'External Integration', description: 'Title of the page' },
  about: {
    text: 'Connect the learning platforms of your organization by LTI 1.3.',
    description: 'Under the title',
  },
  add: { text: 'Add a platform', description: 'Title of the page' },
  addAbout: {
    text: 'It takes about five minutes. You need to be an administrator of the learning platform.',
    description: 'Under the title',
  },
});
export const t = createTranslator(messages);
