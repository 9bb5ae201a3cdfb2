import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts that several parts of the workspace share; texts of one part are in its folder. */
export const messages = defineMessages('lab', {
  'deferred.loading': { text: 'Loading', description: 'A deferred part of the page' },
  'deferred.failed': {
    text: 'This part of the page could not be loaded',
    description: 'A deferred part of the page',
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
  'pane.attack': { text: 'Attack', description: 'Exploit labs: the attack and how it is submitted' },
  'view.victim': { text: 'Victim', description: 'Making a victim open a page' },
  'victim.ownPage': { text: "attacker's page", description: 'Making a victim open a page' },
  'pane.inspect': { text: 'Build result', description: 'Policy labs: the result of the files' },
});

export const t = createTranslator(messages);
