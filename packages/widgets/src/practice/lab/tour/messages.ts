import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the tour of the panes. */
const messages = defineMessages('lab/tour', {
  'tour.label': {
    text: 'Tour of the lab',
    description: 'Screen reader only: name of the card that explains the panes of the lab one after another',
  },
  'tour.place': {
    text: '{at} of {all}',
    description: 'On the card: which card this is. {at} and {all}: numbers. Little space',
  },
  'tour.steps': {
    text: 'This is the lesson. Break the app first, then fix it; each step says what to do next.',
    description: 'Card beside the pane with the lesson',
  },
  'tour.steps.attack': {
    text: 'This is the lesson. It says what to get out of the app; how is up to you.',
    description: 'Card beside the pane with the lesson in a lab that is to be attacked',
  },
  'tour.code': {
    text: 'Here is the code of the app. Change it, and the app beside it restarts with your change.',
    description: 'Card beside the pane with the code',
  },
  'tour.code.attack': {
    text: 'Here is the code of the app, to read: it shows where the weakness is.',
    description: 'Card beside the pane with the code in a lab that is to be attacked',
  },
  'tour.code.policy': {
    text: 'Here are the files to fix. The result beside them follows each change.',
    description: 'Card beside the pane with the code in a lab about configuration files',
  },
  'tour.view': {
    text: 'Here the app runs. Use it like a visitor and attack it: type into its pages and its address.',
    description: 'Card beside the pane with the running app',
  },
  'tour.view.attack': {
    text: 'Here the app runs. Type into its pages and its address; what you send is listed under Requests.',
    description:
      'Card beside the pane with the running app in a lab that is to be attacked. "Requests" is the name of a tab',
  },
  'tour.view.policy': {
    text: 'Here you see what your files lead to. It follows each change.',
    description: 'Card beside the pane with the result of the files in a lab about configuration files',
  },
  'tour.tests': {
    text: 'These tests run as you type. Submit adds hidden attacks on the server; a wrong answer costs nothing.',
    description: 'Card beside the pane with the tests. "Submit" is the name of a button',
  },
  'tour.tests.attack': {
    text: 'Here is your attack so far. Submit replays it on the server; a wrong answer costs nothing.',
    description: 'Card beside the pane with the attack. "Submit" is the name of a button',
  },
  'tour.next': { text: 'Continue', description: 'Button on the card: shows the next card' },
  'tour.done': { text: 'Start the lab', description: 'Button on the last card: ends the tour' },
  'tour.skip': { text: 'Skip the tour', description: 'Button on the card: ends the tour early. Verb' },
});

export type MessageId = keyof typeof messages;

export const t = createTranslator(messages);
