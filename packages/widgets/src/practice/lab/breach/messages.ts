import { createTranslator, defineMessages } from '@drawbridge/ui/messages';
import { messages as shared } from '../messages.ts';

/** Texts of attacks that worked. */
const messages = defineMessages('lab/breach', {
  ...shared,
  'breach.banner': {
    text: 'An attack worked',
    description:
      "Screen reader only: name of the banner that appears when one of the learner's attacks succeeds in the preview",
  },
  'breach.new': {
    text: 'You broke it: {title}',
    description:
      'Title of the banner the first time an attack works. {title}: title of the breach, such as "Read someone else\'s invoice"',
  },
  'breach.again': {
    text: 'Still open: {title}',
    description:
      'Title of the banner when an attack works that worked before: the hole is not fixed yet. {title}: title of the breach',
  },
  'breach.showHow': {
    text: 'Show how',
    description: 'Button in the banner: shows the request that succeeded',
  },
  'breach.progress': {
    text: 'Progress in this lab',
    description: 'Screen reader only: name of the section that counts broken and fixed parts',
  },
  'breach.attack': {
    text: 'Break it',
    description:
      'Label of the first counter: how many weaknesses the learner has exploited. An instruction; little space',
  },
  'breach.fix': {
    text: 'Fix it',
    description:
      "Label of the second counter: how many attacks the learner's code now blocks. An instruction; little space",
  },
  'breach.done': {
    text: 'done',
    description: 'Screen reader only: follows the title of a breach and a comma. A state',
  },
  'breach.open': {
    text: 'not done yet',
    description: 'Screen reader only: follows the title of a breach and a comma. A state',
  },
});

export const t = createTranslator(messages);
