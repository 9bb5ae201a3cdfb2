import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

export const messages = defineMessages('portal/lti-integration', {
  title: {
    text: 'External Integration',
    description: 'Breadcrumb: connections with learning platforms such as Moodle',
  },
  add: { text: 'Add a platform', description: 'Title of the page that connects a learning platform. Verb' },
  addAbout: {
    text: 'It takes about five minutes. You need to be an administrator of the learning platform.',
    description: 'Description under the title "Add a platform"',
  },
});
export const t = createTranslator(messages);
