import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the pages of one's own challenges. */
export const messages = defineMessages('portal/custom-challenge', {
  build: {
    text: 'Build your challenge',
    description: 'Title of the page that makes a set of challenges, and button that opens it. Verb',
  },
  edit: { text: 'Edit your challenge', description: 'Title of the page that changes a set. Verb' },
  about: {
    text: 'Put challenges together, set a time limit, and see how far you get.',
    description:
      'Description under the titles "Build your challenge" and "Edit your challenge". Verbs: instructions',
  },
  saved: {
    text: 'Saved challenges',
    description: "Title of the page with the learner's sets, button that opens it, and breadcrumb",
  },
  savedAbout: {
    text: 'Your own sets of challenges, to run against the clock.',
    description: 'Description under the title "Saved challenges"',
  },
  run: { text: 'Your challenge', description: 'Title of the page of a set until its name is known' },
});
export const t = createTranslator(messages);
