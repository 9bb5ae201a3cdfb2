import { createTranslator } from '../../provider/format.ts';
import { messages as shared } from '../messages.ts';

/** Texts of attacks that worked. */
const messages = {
  ...shared,
  'breach.banner': {
    text: 'An attack worked',
    description: 'Attack-and-fix labs: what was broken, what is mended',
  },
  'breach.new': {
    text: 'You broke it: {title}',
    description: 'Attack-and-fix labs: what was broken, what is mended',
  },
  'breach.again': {
    text: 'Still open: {title}',
    description: 'Attack-and-fix labs: what was broken, what is mended',
  },
  'breach.mend': {
    text: 'See the tests',
    description: 'Attack-and-fix labs: what was broken, what is mended',
  },
  'breach.halves': {
    text: 'The two halves of this lab',
    description: 'Attack-and-fix labs: what was broken, what is mended',
  },
  'breach.first': {
    text: 'First half: break it',
    description: 'Attack-and-fix labs: what was broken, what is mended',
  },
  'breach.second': {
    text: 'Second half: mend it',
    description: 'Attack-and-fix labs: what was broken, what is mended',
  },
  'breach.done': { text: 'done', description: 'Attack-and-fix labs: what was broken, what is mended' },
  'breach.open': {
    text: 'not done yet',
    description: 'Attack-and-fix labs: what was broken, what is mended',
  },
} as const;

export const t = createTranslator(messages);
