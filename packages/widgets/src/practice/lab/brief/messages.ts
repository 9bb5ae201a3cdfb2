import { createTranslator, defineMessages } from '@drawbridge/ui/messages';
import { messages as shared } from '../messages.ts';

/** Texts of the brief. */
const messages = defineMessages('lab/brief', {
  ...shared,
  'brief.tabs': { text: 'Steps and help', description: 'Pane of the brief: steps, hints, solution' },
  'brief.steps': { text: 'Steps', description: 'Pane of the brief: steps, hints, solution' },
  'brief.hints': { text: 'Hints', description: 'Pane of the brief: steps, hints, solution' },
});

export const t = createTranslator(messages);
