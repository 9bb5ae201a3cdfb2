import { createTranslator, defineMessages } from '@drawbridge/ui/messages';
import { messages as shared } from '../messages.ts';

/** Texts of the pane of the tests. */
const messages = defineMessages('lab/tests', {
  ...shared,
  'tests.close': { text: 'Close: {pane}', description: 'Button that makes the tests one line' },
  'tests.attack': {
    text: 'Attack',
    description: 'Tab beside the tests: the attacks of the lab step by step',
  },
  'tests.tabs': { text: 'Tests and result', description: 'Tests in the page' },
  'tests.result': { text: 'Result', description: 'Tests in the page' },
});

export const t = createTranslator(messages);
