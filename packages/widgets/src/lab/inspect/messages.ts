import { createTranslator } from '../../provider/format.ts';
import { messages as shared } from '../messages.ts';

/** Texts of the inspection of a policy lab. */
const messages = {
  ...shared,
  'inspect.loading': {
    text: 'Working out what your files lead to',
    description: 'Policy labs: what the files come to',
  },
  'inspect.empty': {
    text: 'There is nothing to show for these files.',
    description: 'Policy labs: what the files come to',
  },
  'inspect.good': { text: 'Good', description: 'Policy labs: what the files come to' },
  'inspect.bad': { text: 'Problem', description: 'Policy labs: what the files come to' },
  'inspect.sections': { text: 'What your files lead to', description: 'Policy labs: what the files come to' },
} as const;

export const t = createTranslator(messages);
