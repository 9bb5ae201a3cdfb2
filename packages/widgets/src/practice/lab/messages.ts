import { defineMessages } from '@drawbridge/ui/messages';
import { createTranslator } from '../../provider/format.ts';

/** Texts that several panes of the lab page share; texts of one pane are in its folder. */
export const messages = defineMessages('lab', {
  'lab.exit': {
    text: 'Leave the lab',
    description:
      'Button in the header of the lab and on its error pages: goes back to where the learner came from',
  },
  'lab.loading': { text: 'Opening the lab', description: 'Screen reader only: the lab is being loaded' },
  'lab.missing.title': {
    text: 'This lab does not exist',
    description: 'Title of the error page when no lab has this address',
  },
  'lab.missing.message': {
    text: 'It may have been renamed or removed from the catalog.',
    description: 'Text under the title "This lab does not exist". "It": the lab',
  },
  'lab.offline.title': {
    text: 'The lab could not be opened',
    description: 'Title of the error page when the browser has no connection',
  },
  'lab.offline.message': {
    text: 'There is no connection to the server. Your work is safe; try again when you are back online.',
    description: 'Text under the title "The lab could not be opened"; the button "Try again" follows',
  },
  'lab.problem.title': {
    text: 'The lab could not be opened',
    description: 'Title of the error page when the server could not open the lab; its message follows',
  },
  'deferred.loading': {
    text: 'Loading',
    description: 'Screen reader only: a part of the lab page is being loaded',
  },
  'deferred.failed': {
    text: 'This part of the page could not be loaded',
    description: 'Error in place of a part of the lab page whose code could not be loaded',
  },
  'guidance.withheld': {
    text: 'Yours to find',
    description:
      'In place of the title of a lesson step that is hidden because the learner chose to find the solution alone: "for you to find out"',
  },
  'guidance.change': {
    text: 'Walk me through, or let me find it',
    description:
      'Menu entry and command: opens the choice between a guided lab and one without guidance. Both halves are what the learner would say',
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
  'reset.lab': {
    text: 'Reset the whole lab',
    description: 'Entry of the reset menu, and command: puts all files of the lab back to their first state',
  },
  'submit.do': {
    text: 'Submit',
    description:
      "Button in the header and in banners, menu entry and command: sends the learner's work to be graded. Verb",
  },
  'submit.again': {
    text: 'Submit again',
    description: 'Button "Submit" after a submission that did not pass',
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
  'announce.run': {
    text: '{passed} of {all} tests pass.',
    description:
      'Screen reader only: result of a test run that changed something. {passed} and {all}: numbers; "pass" is a verb',
  },
  'announce.changed': {
    text: '{title}: {state}.',
    description:
      'Screen reader only: a test has another result than before. {title}: title of the test; {state}: new state, such as passed or failed',
  },
  'announce.passed': {
    text: 'Lab passed, {score} of {max} points.',
    description: 'Screen reader only: a submission passed the lab. {score} and {max}: numbers',
  },
  'announce.failed': {
    text: 'Not passed, {count} tests fail.',
    description: 'Screen reader only: a submission did not pass. {count}: number, 2 or more',
  },
  'announce.failed.one': {
    text: 'Not passed, one test fails.',
    description: 'Screen reader only: a submission did not pass because of one test',
  },
  'announce.ungraded': {
    text: 'The submission could not be graded.',
    description: 'Screen reader only: the server could not grade a submission',
  },
  'brief.solution': {
    text: 'Solution',
    description:
      "Tab of the lesson pane, menu entry and command: the author's solution of the lab. Little space",
  },
  'pane.attack': {
    text: 'Attack',
    description:
      'Name of the tests pane in labs that are solved by an attack: tab or heading. Noun; little space',
  },
  'flag.title': {
    text: 'Enter a flag',
    description:
      'Heading of the box where the learner enters the flag, menu entry and command. Verb: an instruction',
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
  'palette.title': {
    text: 'Commands',
    description: 'Title of the command palette, menu entry on phones, and its name for screen readers',
  },
  'keys.title': { text: 'Keyboard', description: 'Title of the dialog with all keyboard shortcuts' },
  'keys.panes': {
    text: 'Next pane, previous pane',
    description:
      'In the list of shortcuts: two shortcuts that move the focus to the next and to the previous pane',
  },
  'keys.maximize': {
    text: 'Only this pane, all panes',
    description:
      'In the list of shortcuts: two shortcuts. The first shows one pane only, the second shows all of them again',
  },
  'keys.run': { text: 'Run the tests', description: 'In the list of shortcuts: runs the tests. Verb' },
  'keys.submit': {
    text: 'Submit',
    description: "In the list of shortcuts: submits the learner's work. Verb",
  },
  'keys.leave': {
    text: 'Leave the editor',
    description: 'In the list of shortcuts: moves the focus out of the code editor. Verb',
  },
  'keys.split': {
    text: 'Move the focused divider',
    description:
      'In the list of shortcuts: the arrow keys move the divider between panes while it is focused. Verb',
  },
  'keys.help': { text: 'This overview', description: 'In the list of shortcuts: opens this same list' },
  'keys.commands': {
    text: 'All commands',
    description: 'In the list of shortcuts: opens the command palette',
  },
});

export type MessageId = keyof typeof messages;

export const t = createTranslator(messages);
