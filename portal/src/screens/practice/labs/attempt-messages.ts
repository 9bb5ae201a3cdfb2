import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the pages with learners' attempts alone. */
export const messages = defineMessages('portal/labs/attempts', {
  'lab.toIt': { text: 'Open the lab', description: "Button on the page with the learners' attempts. Verb" },
  'challenge.toIt': {
    text: 'Open the challenge',
    description: "Button on the page with the learners' attempts. Verb",
  },
  'playground.toIt': {
    text: 'Open the playground',
    description: "Button on the page with the learners' attempts. Verb",
  },
  unnamed: { text: 'Unnamed learner', description: "Breadcrumb in place of a learner's name" },
});
export const t = createTranslator(messages);
