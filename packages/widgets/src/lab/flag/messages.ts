import { createTranslator } from '../../provider/format.ts';
import { messages as shared } from '../messages.ts';

/** Texts of the flag. */
const messages = {
  ...shared,
  'flag.label': { text: 'Flag', description: 'Box that takes a flag' },
  'flag.hint': {
    text: 'Submitting an attack that works enters it for you.',
    description: 'Box that takes a flag',
  },
  'flag.check': { text: 'Check', description: 'Box that takes a flag' },
  'flag.wrong': { text: 'This is not your flag.', description: 'Box that takes a flag' },
  'flag.tries': { text: '{count} tries left in this minute.', description: 'Box that takes a flag' },
  'flag.tries.one': { text: 'One try left in this minute.', description: 'Box that takes a flag' },
  'flag.tries.none': { text: 'That was the last try in this minute.', description: 'Box that takes a flag' },
  'flag.wait': {
    text: 'Ten tries a minute. You can try again in {seconds} s.',
    description: 'Box that takes a flag',
  },
  'flag.offline': {
    text: 'There is no connection, so the flag was not checked. It stays in the box; try again when you are back online.',
    description: 'Box that takes a flag',
  },
  'flag.practice': {
    text: 'This is the practice flag: your attack works. The server replays it against the real one.',
    description: 'Box that takes a flag',
  },
  'flag.solved': { text: 'Solved', description: 'Box that takes a flag' },
  'flag.own': { text: 'Your own flag, for this lab and this attempt:', description: 'Box that takes a flag' },
  'flag.solved.before': {
    text: 'You have earned the flag of this lab.',
    description: 'Box that takes a flag',
  },
} as const;

export const t = createTranslator(messages);
