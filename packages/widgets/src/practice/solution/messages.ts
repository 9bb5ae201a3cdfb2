import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the page about a challenge's solution. */
export const messages = defineMessages('solution', {
  locked: { text: 'The solution is still locked', description: 'Title before the challenge is solved' },
  lockedText: {
    text: 'Solve “{title}” first. If you are stuck, you can open the solution there, for no points.',
    description: 'Under it',
  },
  open: { text: 'Open the challenge', description: 'Leads to it' },
  files: { text: 'What changes', description: 'Heading over the files of the solution' },
  why: { text: 'Why it works', description: 'Heading over the explanation' },
  traps: { text: 'Fixes that look right', description: 'Heading over the traps' },
  failed: { text: 'The solution could not be loaded', description: 'Title of the problem look' },
  notFound: { text: 'There is no such challenge', description: 'Title when it does not exist' },
  loading: { text: 'Loading the solution', description: 'Spoken while loading' },
});
export const t = createTranslator(messages);
