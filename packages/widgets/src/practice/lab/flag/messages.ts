import { createTranslator, defineMessages } from '@drawbridge/ui/messages';
import { messages as shared } from '../messages.ts';

/** Texts of the flag. */
const messages = defineMessages('lab/flag', {
  ...shared,
  'flag.label': { text: 'Flag', description: 'Flag box' },
  'flag.hint': {
    text: 'Submitting an attack that works enters it for you.',
    description: 'Flag box',
  },
  'flag.check': { text: 'Submit flag', description: 'Flag box' },
  'flag.wrong': { text: 'This is not your flag.', description: 'Flag box' },
  'flag.tries': { text: '{count} tries left in this minute.', description: 'Flag box' },
  'flag.tries.one': { text: 'One try left in this minute.', description: 'Flag box' },
  'flag.tries.none': { text: 'That was the last try in this minute.', description: 'Flag box' },
  'flag.wait': {
    text: 'Ten tries a minute. You can try again in {seconds} s.',
    description: 'Flag box',
  },
  'flag.offline': {
    text: 'There is no connection, so the flag was not checked. It stays in the box; try again when you are back online.',
    description: 'Flag box',
  },
  'flag.practice': {
    text: 'This is the practice flag: your attack works. The server replays it against the real one.',
    description: 'Flag box',
  },
  'flag.solved': { text: 'Solved', description: 'Flag box' },
  'flag.own': { text: 'Your own flag, for this lab and this attempt:', description: 'Flag box' },
  'flag.solved.before': {
    text: 'You have earned the flag of this lab.',
    description: 'Flag box',
  },
});

export const t = createTranslator(messages);
