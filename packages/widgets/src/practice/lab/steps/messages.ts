import { createTranslator, defineMessages } from '@drawbridge/ui/messages';
import { messages as shared } from '../messages.ts';

/** Texts of the steps. */
const messages = defineMessages('lab/steps', {
  ...shared,
  'steps.next': { text: 'Next', description: 'Pane of steps' },
  'steps.done': { text: 'Finish reading', description: 'Pane of steps' },
  'steps.back': { text: 'Previous', description: 'Pane of steps' },
  'steps.read': { text: 'read', description: 'Spoken after the title of a step that was read' },
  'steps.withheld': { text: 'not shown', description: 'Spoken after the name of a step that is not shown' },
  'steps.entry': { text: '{number}. {title}', description: 'Entry of the list of all steps' },
  'steps.count': { text: 'Step {at} of {all}', description: 'Pane of steps' },
  'steps.list': { text: 'All steps', description: 'Pane of steps' },
});

export const t = createTranslator(messages);
