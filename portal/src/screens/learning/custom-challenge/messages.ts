import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the pages of one's own challenges. */
export const messages = defineMessages('portal/custom-challenge', {
  build: { text: 'Build your challenge', description: 'Title' },
  edit: { text: 'Edit your challenge', description: 'Title of the page that changes one' },
  about: {
    text: 'Put challenges together, set a time limit, and see how far you get.',
    description: 'Under the title',
  },
  saved: { text: 'Saved challenges', description: 'Title, and the link to the page' },
  savedAbout: {
    text: 'Your own sets of challenges, to run against the clock.',
    description: 'Under the title',
  },
  run: { text: 'Your challenge', description: 'Title until the name of the set is known' },
});
export const t = createTranslator(messages);
