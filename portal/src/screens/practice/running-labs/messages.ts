import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

export const messages = defineMessages('portal/running-labs', {
  title: { text: 'Running labs', description: 'Title of the page' },
  about: {
    text: 'Labs you opened and have not finished. They keep your work whether they run or not.',
    description: 'Under the title',
  },
});
export const t = createTranslator(messages);
