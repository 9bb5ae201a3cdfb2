import { createTranslator, defineMessages } from '@drawbridge/ui/messages';
import { messages as shared } from '../messages.ts';

/** Texts of the brief. */
const messages = defineMessages('lab/brief', {
  ...shared,
  'brief.tabs': {
    text: 'Steps and help',
    description: 'Screen reader only: name of the tabs "Steps", "Hints" and "Solution" of the lesson pane',
  },
  'brief.steps': {
    text: 'Steps',
    description: 'Tab of the lesson pane: the text to read, step by step. Noun, plural; little space',
  },
  'brief.hints': {
    text: 'Hints',
    description: 'Tab of the lesson pane: the hints; their number follows. Noun, plural; little space',
  },
});

export const t = createTranslator(messages);
