import { createTranslator, defineMessages } from '@drawbridge/ui/messages';
import { messages as shared } from '../messages.ts';

/** Texts of the two ways through a lab. */
const messages = defineMessages('lab/guidance', {
  ...shared,
  'guidance.question': {
    text: 'How do you want to do this lab?',
    description: 'Heading of the choice between a guided lab and one without guidance',
  },
  'guidance.unguided': {
    text: 'Let me find it',
    description: 'Choice: a lab without the steps that tell how. The learner speaks',
  },
  'guidance.unguided.detail': {
    text: 'The story and the goal. How to get there is for you to find, with hints when you want one.',
    description: 'Text of the choice "Let me find it"',
  },
  'guidance.guided': {
    text: 'Walk me through',
    description: 'Choice: a lab with every step and hint. The learner speaks',
  },
  'guidance.guided.detail': {
    text: 'Every step in order, the fix included, and all hints open from the start.',
    description: 'Text of the choice "Walk me through"',
  },
  'guidance.guided.detail.attack': {
    text: 'Every step in order, the attack included, and all hints open from the start.',
    description: 'Text of the choice "Walk me through" in a lab that is to be attacked',
  },
  'guidance.points': {
    text: 'Worth {left} of {points} points',
    description: 'Under each choice: what passing the lab is worth with it. {left} and {points}: numbers',
  },
  'guidance.current': {
    text: 'Chosen',
    description: 'Beside the choice that is in use. Participle; little space',
  },
  'guidance.later': {
    text: 'You can change this at any time in the list of steps.',
    description: 'Note below the choices for how much help a lab gives',
  },
  'guidance.close': {
    text: 'Keep it as it is',
    description: 'Button below both choices: closes them without changing anything',
  },
  'guidance.failed': {
    text: 'Your choice was not saved. No points were deducted; try again.',
    description: 'Error below both choices when the server gave no reason',
  },
  'guidance.offline': {
    text: 'There is no connection, so your choice was not saved. No points were deducted; try again when you are back online.',
    description: 'Error below both choices when the browser has no connection',
  },
  'guidance.withheld.detail': {
    text: 'This step tells how it is done. Try it first: run the tests, open a hint when you are stuck, and submit as often as you like.',
    description:
      'In place of a lesson step that is hidden because the learner chose to find the solution alone',
  },
  'guidance.withheld.hints': {
    text: 'Show the hints',
    description: 'Button in place of the hidden step: goes to the hints',
  },
  'guidance.withheld.open': {
    text: 'Walk me through, for {left} points',
    description:
      'Button in place of the hidden step: opens all steps and hints. {left}: points that the lab is worth afterwards',
  },
  'guidance.withheld.free': {
    text: 'Show every step',
    description: 'Button in place of the hidden step after the lab was passed: opens all steps',
  },
});

export type MessageId = keyof typeof messages;

export const t = createTranslator(messages);
