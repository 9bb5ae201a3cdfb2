import { createTranslator, defineMessages } from '@drawbridge/ui/messages';
import { messages as shared } from '../messages.ts';

/** Texts of the attacks step by step, on the starter and on the learner's own code. */
const messages = defineMessages('lab/attack-steps', {
  ...shared,
  choose: { text: 'Attack', description: 'Screen reader only: label of the selection of an attack. Noun' },
  intro: {
    text: 'The same attack on the starter and on your code, as both run in this page now.',
    description: 'Text above the replay of an attack. The starter is the code that the lab began with',
  },
  hidden: {
    text: 'Hidden attacks stay on the server: submit, and the verdict says which of them get through.',
    description: 'Note below the replay of an attack. Submit is a verb here',
  },
  outcomes: {
    text: 'How the attack ends',
    description: "Screen reader only: name of the two results, on the starter and on the learner's code",
  },
  starter: {
    text: 'The starter',
    description: 'Heading or tab: the code that the lab began with. Little space',
  },
  mine: { text: 'Your code', description: "Heading or tab: the learner's code as it is now. Little space" },
  through: {
    text: 'Gets through',
    description: 'Status pill: the attack succeeds ("it gets through"). Verb; little space',
  },
  blocked: { text: 'Blocked', description: 'Status pill: the attack was blocked. Participle; little space' },
  error: { text: 'Error', description: 'Status pill: the attack ended with an error. Noun; little space' },
  broken: {
    text: 'Does not start',
    description: "Status pill: the learner's code does not start. Verb; little space",
  },
  waiting: { text: 'Running', description: 'Status pill: the attack is running. Little space' },
  proof: {
    text: 'Proof',
    description:
      'Screen reader only: name of the icon before the sentence that shows what the attack did. Noun',
  },
  'blocked.proof': {
    text: 'The attack had no effect.',
    description: 'Text under "Blocked": what a step of an attack did',
  },
  unchanged: {
    text: 'Your code is still the starter. Change it, and it is shown beside the starter here.',
    description: 'In place of the second result when the learner has not changed any code',
  },
  'broken.hint': {
    text: 'Until it starts, only the attack on the starter can be stepped through.',
    description: 'Below the error in the learner\'s code. "It": the learner\'s code',
  },
  'starter.failed': {
    text: 'The attack on the starter could not run here, so there is nothing to compare with.',
    description: 'In place of the first result when the engine that runs labs failed',
  },
  'starter.again': {
    text: 'Run it again',
    description: 'Button below the error about the starter: runs the attack again',
  },
  starting: {
    text: 'The lab is still starting. The attack is made as soon as it runs.',
    description: 'While the engine that runs labs is loading; a sentence about the download may follow',
  },
  running: { text: 'Running the attack', description: 'Screen reader only: the attack is running' },
  none: {
    text: 'This attack makes no requests: its outcome is all there is to see.',
    description: 'In place of the steps of an attack on configuration files',
  },
});

export const t = createTranslator(messages);
