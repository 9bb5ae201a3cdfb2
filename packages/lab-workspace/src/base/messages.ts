import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts that several parts of the workspace share; texts of one part are in its folder. */
export const messages = defineMessages('lab', {
  'deferred.loading': {
    text: 'Loading',
    description: 'Screen reader only: a part of the lab page is being loaded',
  },
  'deferred.failed': {
    text: 'This part of the page could not be loaded',
    description: 'Error in place of a part of the lab page whose code could not be loaded',
  },
  'pane.steps': {
    text: 'Lesson',
    description:
      'Name of the pane with the text to read: tab on narrow screens, heading on wide ones. Little space',
  },
  'pane.code': {
    text: 'Code',
    description: 'Name of the pane with the code editor: tab or heading. Noun; little space',
  },
  'pane.view': {
    text: 'Preview',
    description: 'Name of the pane that shows the running app: tab or heading. Noun; little space',
  },
  'pane.tests': {
    text: 'Tests',
    description: 'Name of the pane with the test results: tab or heading. Noun; little space',
  },
  'pane.tabs': {
    text: 'Panes of the lab',
    description: 'Screen reader only: name of the row of tabs that switches between panes on narrow screens',
  },
  'pane.maximize': {
    text: 'Show only: {pane}',
    description:
      'Tooltip of an icon button in the head of a pane: hides the other panes. {pane}: name of the pane, such as Code',
  },
  'pane.restore': {
    text: 'Show all panes',
    description: 'Tooltip of an icon button in the head of a maximized pane: shows the other panes again',
  },
  'split.steps': {
    text: 'Width of the lesson',
    description: 'Screen reader only: name of the movable divider beside the lesson pane',
  },
  'split.code': {
    text: 'Width of the code',
    description: 'Screen reader only: name of the movable divider between code and preview',
  },
  'split.tests': {
    text: 'Height of the tests',
    description: 'Screen reader only: name of the movable divider above the tests pane',
  },
  'code.loading': {
    text: 'Loading the editor',
    description: 'Screen reader only: the code editor is being loaded',
  },
  'browser.fresh': {
    text: 'Restart the app',
    description:
      'Menu entry and command of the preview: restarts the app of the lab with its original data and without cookies',
  },
  'browser.dismiss': {
    text: 'Dismiss',
    description: 'Tooltip of the × button of a notice or banner above the preview: closes it',
  },
  'fault.stop.title': {
    text: 'The program was stopped',
    description:
      'Title in the preview, in place of a page: the app took too long or used too much memory and was stopped',
  },
  'requests.response': {
    text: 'Response',
    description: 'Heading of the HTTP response in the details of a request',
  },
  'tests.count': {
    text: '{passed} of {all} pass',
    description:
      'Badge in the head of the tests pane. {passed} and {all}: numbers; "pass" is a verb. Little space',
  },
  'tests.fault': {
    text: 'The tests could not start',
    description:
      "Title in the tests pane when the learner's code has an error that keeps any test from starting",
  },
  'pane.attack': {
    text: 'Attack',
    description:
      'Name of the tests pane in labs that are solved by an attack: tab or heading. Noun; little space',
  },
  'view.victim': {
    text: 'Victim',
    description:
      'Tab of the preview pane: the tools that make another user of the app open a link or page. Noun; little space',
  },
  'victim.ownPage': {
    text: "attacker's page",
    description:
      'Used in a sentence or after an arrow, in place of a web address: the page that the learner wrote as the attacker',
  },
  'pane.inspect': {
    text: 'Build result',
    description: 'Name of the preview pane in labs about configuration files: tab or heading. Little space',
  },
});

export const t = createTranslator(messages);
