import { messages as shared } from '@drawbridge/lab-workspace/messages';
import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts that several parts of the lab page share; texts of one part are in its folder. */
export const messages = defineMessages('lab', {
  ...shared,
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
  'guidance.withheld': {
    text: 'Yours to find',
    description:
      'In place of the title of a lesson step that is hidden because the learner chose to find the solution alone: "for you to find out"',
  },
  'guidance.change': {
    text: 'Change how I do this lab',
    description:
      'Menu entry and command: opens the choice between a guided lab and one without guidance. The learner speaks',
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
  'flag.title': {
    text: 'Enter a flag',
    description:
      'Heading of the box where the learner enters the flag, menu entry and command. Verb: an instruction',
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
