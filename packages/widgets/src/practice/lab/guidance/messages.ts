import { createTranslator, defineMessages } from '@drawbridge/ui/messages';
import { messages as shared } from '../messages.ts';

/** Texts of the two ways through a lab. */
const messages = defineMessages('lab/guidance', {
  ...shared,
  'guidance.question': {
    text: 'How do you want to do this lab?',
    description: 'Heading of the choice between two ways through a lab',
  },
  'guidance.unguided': {
    text: 'Let me find it',
    description: 'Way through a lab without the steps that tell how',
  },
  'guidance.unguided.detail': {
    text: 'The story and the goal. How to get there is for you to find, with hints when you want one.',
    description: 'What the way without guidance is',
  },
  'guidance.guided': { text: 'Walk me through', description: 'Way through a lab with every step and hint' },
  'guidance.guided.detail': {
    text: 'Every step in order, the fix included, and all hints open from the start.',
    description: 'What the guided way is',
  },
  'guidance.guided.detail.attack': {
    text: 'Every step in order, the attack included, and all hints open from the start.',
    description: 'What the guided way is, in a lab whose goal is an attack',
  },
  'guidance.points': {
    text: 'Worth {left} of {points} points',
    description: 'What a pass is worth on this way through a lab',
  },
  'guidance.current': { text: 'Chosen', description: 'Beside the way through a lab that is in use' },
  'guidance.later': {
    text: 'You can change this at any time in the list of steps.',
    description: 'Below the choice between two ways through a lab',
  },
  'guidance.close': { text: 'Keep it as it is', description: 'Closes the choice without changing anything' },
  'guidance.failed': {
    text: 'Your choice was not saved. No points were deducted; try again.',
    description: 'The choice between two ways failed',
  },
  'guidance.offline': {
    text: 'There is no connection, so your choice was not saved. No points were deducted; try again when you are back online.',
    description: 'The choice between two ways failed',
  },
  'guidance.withheld.detail': {
    text: 'This step tells how it is done. Try it first: run the tests, open a hint when you are stuck, and submit as often as you like.',
    description: 'In place of a guided step',
  },
  'guidance.withheld.hints': { text: 'Show the hints', description: 'In place of a guided step' },
  'guidance.withheld.open': {
    text: 'Walk me through, for {left} points',
    description: 'In place of a guided step: opens every step and hint, for what that leaves of the points',
  },
  'guidance.withheld.free': {
    text: 'Show every step',
    description: 'In place of a guided step, after a pass',
  },
});

export type MessageId = keyof typeof messages;

export const t = createTranslator(messages);
