import { createTranslator, defineMessages } from '@drawbridge/ui/messages';
import { messages as shared } from '../messages.ts';

/** Texts of the steps. */
const messages = defineMessages('lab/steps', {
  ...shared,
  'steps.next': { text: 'Next', description: 'Button under a lesson step: shows the next step' },
  'steps.done': {
    text: 'Finish reading',
    description: 'Button under the last lesson step, in place of "Next": marks the lesson as read',
  },
  'steps.back': {
    text: 'Previous',
    description: 'Screen reader and tooltip: arrow button under a lesson step, shows the previous step',
  },
  'steps.read': {
    text: 'read',
    description:
      'Screen reader only: check mark after the title of a step that the learner has read. Participle',
  },
  'steps.withheld': {
    text: 'not shown',
    description:
      'Screen reader only: lock after the name of a step that is hidden because the learner chose to find the solution alone',
  },
  'steps.entry': {
    text: '{number}. {title}',
    description: 'Entry of the menu of all steps. {number}: 1, 2, 3…; {title}: title of the step',
  },
  'steps.count': {
    text: 'Step {at} of {all}',
    description:
      'Button between "Previous" and "Next": opens the menu of all steps. {at} and {all}: numbers. Little space',
  },
  'steps.list': { text: 'All steps', description: 'Screen reader only: name of the menu of all steps' },
});

export const t = createTranslator(messages);
