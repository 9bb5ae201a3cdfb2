import { defineMessages } from '@drawbridge/ui/messages';
import { createTranslator } from '../../provider/format.ts';

/** Texts that several panes of the lab page share; texts of one pane are in its folder. */
export const messages = defineMessages('lab', {
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
  'deferred.loading': { text: 'Loading', description: 'A deferred part of the page' },
  'deferred.failed': {
    text: 'This part of the page could not be loaded',
    description: 'A deferred part of the page',
  },
  'guidance.withheld': { text: 'Yours to find', description: 'In place of the title of a guided step' },
  'guidance.change': {
    text: 'Walk me through, or let me find it',
    description: 'Opens the choice between two ways through a lab',
  },
  'pane.steps': { text: 'Lesson', description: 'Name of a pane' },
  'pane.code': { text: 'Code', description: 'Name of a pane' },
  'pane.view': { text: 'Preview', description: 'Name of a pane' },
  'pane.tests': { text: 'Tests', description: 'Name of a pane' },
  'pane.tabs': { text: 'Panes of the lab', description: 'Name of a pane' },
  'pane.maximize': { text: 'Show only: {pane}', description: 'Button of a pane' },
  'pane.restore': { text: 'Show all panes', description: 'Button of a pane that has the whole page' },
  'split.steps': { text: 'Width of the lesson', description: 'Name of a divider between panes' },
  'split.code': { text: 'Width of the code', description: 'Name of a divider between panes' },
  'split.tests': { text: 'Height of the tests', description: 'Name of a divider between panes' },
  'reset.lab': { text: 'Reset the whole lab', description: 'Header, reset menu and its question' },
  'submit.do': { text: 'Submit', description: 'Submitting and its states' },
  'submit.again': { text: 'Submit again', description: 'Submitting and its states' },
  'code.loading': { text: 'Loading the editor', description: 'Pane of code' },
  'browser.fresh': { text: 'Restart the app', description: 'Button: new world and no cookies' },
  'browser.dismiss': { text: 'Dismiss', description: 'Browser of the preview' },
  'fault.stop.title': {
    text: 'The program was stopped',
    description: 'In place of a page of the app that does not answer',
  },
  'requests.response': { text: 'Response', description: 'List of requests, detail, edit and resend' },
  'tests.count': { text: '{passed} of {all} pass', description: 'Tests in the page' },
  'tests.fault': { text: 'The tests could not start', description: 'Tests in the page' },
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
  'pane.attack': { text: 'Attack', description: 'Exploit labs: the attack and how it is submitted' },
  'flag.title': { text: 'Enter a flag', description: 'Flag box' },
  'view.victim': { text: 'Victim', description: 'Making a victim open a page' },
  'victim.ownPage': { text: "attacker's page", description: 'Making a victim open a page' },
  'pane.inspect': { text: 'Build result', description: 'Policy labs: the result of the files' },
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
