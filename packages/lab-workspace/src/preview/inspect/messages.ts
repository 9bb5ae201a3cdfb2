import { createTranslator, defineMessages } from '@drawbridge/ui/messages';
import { messages as shared } from '../../base/messages.ts';

/** Texts of the inspection of a policy lab. */
const messages = defineMessages('lab/inspect', {
  ...shared,
  'inspect.loading': {
    text: 'Working out what your files produce',
    description: 'Screen reader only: the pane "Build result" is being calculated',
  },
  'inspect.empty': {
    text: 'There is nothing to show for these files.',
    description: 'In the pane "Build result" when the learner\'s files have nothing to show',
  },
  'inspect.good': {
    text: 'Good',
    description: 'Screen reader only: name of the check mark before a row whose setting is secure',
  },
  'inspect.bad': {
    text: 'Problem',
    description: 'Screen reader only: name of the warning sign before a row whose setting is insecure',
  },
  'inspect.sections': {
    text: 'What your files produce',
    description:
      "Screen reader only: name of the scrolling pane that shows the result of the learner's configuration files",
  },
});

export const t = createTranslator(messages);
