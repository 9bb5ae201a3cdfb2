import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the page about a challenge's solution. */
export const messages = defineMessages('solution', {
  locked: {
    text: 'The solution is still locked',
    description: 'Title of the page of a solution before the challenge is solved',
  },
  lockedText: {
    text: 'Solve “{title}” first. If you are stuck, you can open the solution there, for no points.',
    description: 'Text under the title "The solution is still locked". {title}: title of the challenge',
  },
  open: {
    text: 'Open the challenge',
    description: 'Button under "The solution is still locked": goes to the challenge. Verb',
  },
  files: { text: 'What changes', description: 'Heading of the files of the solution' },
  why: {
    text: 'Why it works',
    description: 'Screen reader only: name of the section that explains the solution',
  },
  traps: {
    text: 'Fixes that look right',
    description: 'Heading of a list of fixes that look right but are wrong',
  },
  failed: {
    text: 'The solution could not be loaded',
    description: 'Title of the error when the solution could not be loaded',
  },
  notFound: {
    text: 'There is no such challenge',
    description: 'Title of the page when no challenge has this address',
  },
  loading: { text: 'Loading the solution', description: 'Screen reader only: the solution is being loaded' },
});
export const t = createTranslator(messages);
