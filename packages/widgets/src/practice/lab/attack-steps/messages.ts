import { createTranslator, defineMessages } from '@drawbridge/ui/messages';
import { messages as shared } from '../messages.ts';

/** Texts of the attacks step by step, on the starter and on the learner's own code. */
const messages = defineMessages('lab/attack-steps', {
  ...shared,
  choose: { text: 'Attack', description: 'Label of the choice of an attack' },
  intro: {
    text: 'The same attack on the starter and on your code, as both run in this page now.',
    description: 'Above an attack step by step',
  },
  hidden: {
    text: 'Hidden attacks stay on the server: submit, and the verdict says which of them get through.',
    description: 'Below an attack step by step',
  },
  outcomes: { text: 'How the attack ends', description: 'Names the two outcomes' },
  starter: { text: 'The starter', description: 'The code the lab began with' },
  mine: { text: 'Your code', description: 'The code as it is in the editor' },
  through: { text: 'Gets through', description: 'Outcome of an attack' },
  blocked: { text: 'Blocked', description: 'Outcome of an attack' },
  error: { text: 'Error', description: 'Outcome of an attack that ended early' },
  broken: { text: 'Does not start', description: "Outcome of an attack on the learner's code" },
  waiting: { text: 'Running', description: 'Outcome of an attack that is still being made' },
  proof: { text: 'Proof', description: 'Spoken before what the world of the lab saw of an attack' },
  'blocked.proof': {
    text: 'Nothing happened that only the attack can cause.',
    description: 'What an attack that is blocked has proven',
  },
  unchanged: {
    text: 'Your code is still the starter. Change it, and it is shown beside the starter here.',
    description: 'In place of the outcome of a learner who has changed nothing',
  },
  'broken.hint': {
    text: 'Until it starts, only the attack on the starter can be stepped through.',
    description: "Below the error of the learner's code",
  },
  'starter.failed': {
    text: 'The attack on the starter could not run here, so there is nothing to compare with.',
    description: 'When the engine failed',
  },
  'starter.again': { text: 'Run it again', description: 'Button below that' },
  starting: {
    text: 'The lab is still starting. The attack is made as soon as it runs.',
    description: 'While the runtime of the lab is loaded',
  },
  running: { text: 'Running the attack', description: 'Spoken while the attack is made' },
  none: {
    text: 'This attack makes no requests: its outcome is all there is to see.',
    description: 'In place of the steps, for a lab about the files of a configuration',
  },
});

export const t = createTranslator(messages);
