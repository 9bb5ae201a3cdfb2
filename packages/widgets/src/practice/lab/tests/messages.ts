import { createTranslator, defineMessages } from '@drawbridge/ui/messages';
import { messages as shared } from '../messages.ts';

/** Texts of the pane of the tests. */
const messages = defineMessages('lab/tests', {
  ...shared,
  'tests.close': {
    text: 'Close: {pane}',
    description:
      'Tooltip of an icon button: folds the tests pane to one line. {pane}: name of the pane, Tests or Attack',
  },
  'tests.attack': {
    text: 'Attack',
    description: 'Tab of the tests pane: shows each attack on the lab step by step. Noun; little space',
  },
  'tests.tabs': {
    text: 'Tests and result',
    description: 'Screen reader only: name of the row of tabs in the tests pane',
  },
  'tests.result': {
    text: 'Result',
    description: 'Tab of the tests pane: what the server found in the last submission. Noun; little space',
  },
});

export const t = createTranslator(messages);
