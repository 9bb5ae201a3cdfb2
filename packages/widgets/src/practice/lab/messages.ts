import { messages as shared } from '@drawbridge/lab-workspace/messages';
import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts that several parts of the lab page share; texts of one part are in its folder. */
export const messages = defineMessages('lab', {
  ...shared,
  'lab.exit': { text: 'Leave the lab', description: 'Lab page' },
  'lab.loading': { text: 'Opening the lab', description: 'Lab page' },
  'lab.missing.title': { text: 'This lab does not exist', description: 'Lab page' },
  'lab.missing.message': {
    text: 'It may have been renamed or taken out of the catalogue.',
    description: 'Lab page',
  },
  'lab.offline.title': { text: 'The lab could not be opened', description: 'Lab page' },
  'lab.offline.message': {
    text: 'There is no connection to the server. Your work is safe; try again when you are back online.',
    description: 'Lab page',
  },
  'lab.problem.title': { text: 'The lab could not be opened', description: 'Lab page' },
  'guidance.withheld': { text: 'Yours to find', description: 'In place of the title of a guided step' },
  'guidance.change': {
    text: 'Walk me through, or let me find it',
    description: 'Opens the choice between two ways through a lab',
  },
  'reset.lab': { text: 'Reset the whole lab', description: 'Header, reset menu and its question' },
  'submit.do': { text: 'Submit', description: 'Submitting and its states' },
  'submit.again': { text: 'Submit again', description: 'Submitting and its states' },
  'announce.run': {
    text: '{passed} of {all} tests pass.',
    description: 'Spoken after a test run that changed something',
  },
  'announce.changed': { text: '{title}: {state}.', description: 'Spoken, never shown' },
  'announce.passed': { text: 'Lab passed, {score} of {max} points.', description: 'Spoken, never shown' },
  'announce.failed': { text: 'Not passed, {count} tests fail.', description: 'Spoken, never shown' },
  'announce.failed.one': { text: 'Not passed, one test fails.', description: 'Spoken, never shown' },
  'announce.ungraded': { text: 'The submission could not be graded.', description: 'Spoken, never shown' },
  'brief.solution': { text: 'Solution', description: 'Pane of the brief: steps, hints, solution' },
  'flag.title': { text: 'Enter a flag', description: 'Flag box' },
  'palette.title': { text: 'Commands', description: 'Command palette' },
  'keys.title': { text: 'Keyboard', description: 'Keyboard overview' },
  'keys.panes': { text: 'Next pane, previous pane', description: 'Keyboard overview' },
  'keys.maximize': { text: 'Only this pane, all panes', description: 'Keyboard overview' },
  'keys.run': { text: 'Run the tests', description: 'Keyboard overview' },
  'keys.submit': { text: 'Submit', description: 'Keyboard overview' },
  'keys.leave': { text: 'Leave the editor', description: 'Keyboard overview' },
  'keys.split': { text: 'Move a divider that has the focus', description: 'Keyboard overview' },
  'keys.help': { text: 'This overview', description: 'Keyboard overview' },
  'keys.commands': { text: 'All commands', description: 'Command palette' },
});

export type MessageId = keyof typeof messages;

export const t = createTranslator(messages);
