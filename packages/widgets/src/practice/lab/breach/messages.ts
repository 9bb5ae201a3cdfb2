import { createTranslator, defineMessages } from '@drawbridge/ui/messages';
import { messages as shared } from '../messages.ts';

/** Texts of attacks that worked. */
const messages = defineMessages('lab/breach', {
  ...shared,
  'breach.banner': {
    text: 'An attack worked',
    description: 'Attack-and-fix labs: progress of both parts',
  },
  'breach.new': {
    text: 'You broke it: {title}',
    description: 'Attack-and-fix labs: progress of both parts',
  },
  'breach.again': {
    text: 'Still open: {title}',
    description: 'Attack-and-fix labs: progress of both parts',
  },
  'breach.showHow': {
    text: 'Show how',
    description: 'Attack-and-fix labs: progress of both parts',
  },
  'breach.progress': {
    text: 'Progress in this lab',
    description: 'Attack-and-fix labs: progress of both parts',
  },
  'breach.attack': {
    text: 'Break it',
    description: 'Attack-and-fix labs: progress of both parts',
  },
  'breach.fix': {
    text: 'Fix it',
    description: 'Attack-and-fix labs: progress of both parts',
  },
  'breach.done': { text: 'done', description: 'Attack-and-fix labs: progress of both parts' },
  'breach.open': {
    text: 'not done yet',
    description: 'Attack-and-fix labs: progress of both parts',
  },
});

export const t = createTranslator(messages);
