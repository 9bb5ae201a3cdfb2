import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the tour of the panes. */
const messages = defineMessages('lab/tour', {
  'tour.label': { text: 'Tour of the lab', description: 'Names the card of the tour' },
  'tour.place': { text: '{at} of {all}', description: 'Card of the tour' },
  'tour.steps': {
    text: 'This is the lesson. Break the app first, then fix it; each step says what to do next.',
    description: 'Tour: the pane with the steps',
  },
  'tour.steps.attack': {
    text: 'This is the lesson. It says what to get out of the app; how is up to you.',
    description: 'Tour of an exploit lab: the pane with the steps',
  },
  'tour.code': {
    text: 'Here is the code of the app. Change it, and the app beside it restarts with your change.',
    description: 'Tour: the pane with the code',
  },
  'tour.code.attack': {
    text: 'Here is the code of the app, to read: it shows where the weakness is.',
    description: 'Tour of an exploit lab: the pane with the code',
  },
  'tour.code.policy': {
    text: 'Here are the files to fix. The result beside them follows each change.',
    description: 'Tour of a policy lab: the pane with the code',
  },
  'tour.tests': {
    text: 'These tests run as you type. Submit adds hidden attacks on the server; a wrong answer costs nothing.',
    description: 'Tour: the pane with the tests',
  },
  'tour.tests.attack': {
    text: 'Here is your attack so far. Submit replays it on the server; a wrong answer costs nothing.',
    description: 'Tour of an exploit lab: the pane with the attack',
  },
  'tour.next': { text: 'Continue', description: 'Button of the tour' },
  'tour.done': { text: 'Start the lab', description: 'Button of the last card of the tour' },
  'tour.skip': { text: 'Skip the tour', description: 'Button of the tour' },
});

export type MessageId = keyof typeof messages;

export const t = createTranslator(messages);
