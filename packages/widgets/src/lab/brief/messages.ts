import { createTranslator } from '../../provider/format.ts';
import { messages as shared } from '../messages.ts';

/** Texts of the brief. */
const messages = {
  ...shared,
  'brief.tabs': { text: 'Steps and help', description: 'Pane of the brief: steps, hints, solution' },
  'brief.steps': { text: 'Steps', description: 'Pane of the brief: steps, hints, solution' },
  'brief.hints': { text: 'Hints', description: 'Pane of the brief: steps, hints, solution' },
} as const;

export const t = createTranslator(messages);
