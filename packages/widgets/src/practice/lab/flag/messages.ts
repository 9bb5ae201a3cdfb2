import { createTranslator, defineMessages } from '@drawbridge/ui/messages';
import { messages as shared } from '../messages.ts';

/** Texts of the flag. */
const messages = defineMessages('lab/flag', {
  ...shared,
  'flag.label': {
    text: 'Flag',
    description:
      "Label of the text field for the flag, the secret string that proves an attack worked. Also used in lower case in the name of the copy button beside the learner's own flag",
  },
  'flag.hint': {
    text: 'Submitting an attack that works enters it for you.',
    description:
      'Hint under the field. Learners need not type the flag: submitting a working attack fills it in',
  },
  'flag.check': {
    text: 'Submit flag',
    description: 'Button beside the field: sends the typed flag to be checked',
  },
  'flag.wrong': {
    text: 'This is not your flag.',
    description: 'Error under the field. One of the "tries left" sentences follows it',
  },
  'flag.tries': {
    text: '{count} tries left in this minute.',
    description: 'Follows "This is not your flag." {count}: number, 2 to 9',
  },
  'flag.tries.one': {
    text: 'One try left in this minute.',
    description: 'Follows "This is not your flag." when one try is left',
  },
  'flag.tries.none': {
    text: 'That was the last try in this minute.',
    description: 'Follows "This is not your flag." when no try is left',
  },
  'flag.wait': {
    text: 'Ten tries a minute. You can try again in {seconds} s.',
    description:
      'Error under the field after ten tries, while the learner has to wait. {seconds}: number that counts down; "s" stands for seconds',
  },
  'flag.offline': {
    text: 'There is no connection, so the flag was not checked. It stays in the box; try again when you are back online.',
    description: 'Error under the field when the flag could not be sent. "The box" is the text field',
  },
  'flag.practice': {
    text: 'This is the practice flag: your attack works. The server replays it against the real one.',
    description:
      'Note under the field after the learner entered the practice flag instead of the real one. The button "Submit" follows',
  },
  'flag.solved': {
    text: 'Passed',
    description: 'Heading of the box once the flag is accepted. A state: the lab is solved',
  },
  'flag.own': {
    text: 'Your own flag, for this lab and this attempt:',
    description: "Sentence that ends with a colon: the learner's flag follows on its own line",
  },
  'flag.solved.before': {
    text: 'You have earned the flag of this lab.',
    description: 'In the box when the lab was solved earlier and the flag itself is not at hand',
  },
});

export const t = createTranslator(messages);
