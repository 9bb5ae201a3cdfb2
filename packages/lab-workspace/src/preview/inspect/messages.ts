import { createTranslator, defineMessages } from '@drawbridge/ui/messages';
import { messages as shared } from '../../base/messages.ts';

/** Texts of the inspection of a policy lab. */
const messages = defineMessages('lab/inspect', {
  ...shared,
  'inspect.loading': {
    text: 'Working out what your files produce',
    description: 'Policy labs: the result of the files',
  },
  'inspect.empty': {
    text: 'There is nothing to show for these files.',
    description: 'Policy labs: the result of the files',
  },
  'inspect.good': { text: 'Good', description: 'Policy labs: the result of the files' },
  'inspect.bad': { text: 'Problem', description: 'Policy labs: the result of the files' },
  'inspect.sections': {
    text: 'What your files produce',
    description: 'Policy labs: the result of the files',
  },
});

export const t = createTranslator(messages);
