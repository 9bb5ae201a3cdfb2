import { createTranslator, defineMessages } from '@drawbridge/ui/messages';
import { messages as shared } from '../base/messages.ts';

/** Texts of tests, their results and their replays. */
const messages = defineMessages('lab/tests', {
  ...shared,
  'tests.noEngine': {
    text: 'The tests cannot run here without the lab engine. You can still submit: the server grades.',
    description:
      'In the tests pane, in place of the tests, when the engine that runs labs could not start in this browser',
  },
  'tests.run': {
    text: 'Run',
    description: 'Button in the head of the tests pane: runs the tests in this browser. Verb; little space',
  },
  'tests.none': {
    text: 'This lab has no visible tests. Submit to have it graded.',
    description: 'In the tests pane when the lab shows no tests',
  },
  'tests.waiting': { text: 'Waiting', description: 'Status pill before a test that runs soon. Little space' },
  'tests.notRun': {
    text: 'Not run',
    description: 'Status pill before a test that did not run because the code has an error. Little space',
  },
  'tests.passes': {
    text: 'Passes',
    description: 'Status pill before a test of a feature that works ("it passes"). Verb; little space',
  },
  'tests.fails': {
    text: 'Fails',
    description: 'Status pill before a test of a feature that does not work ("it fails"). Verb; little space',
  },
  'tests.error': {
    text: 'Error',
    description: 'Status pill before a test that ended with an error. Noun; little space',
  },
  'tests.blocked': {
    text: 'Blocked',
    description: "Status pill before an attack that the learner's code blocked. Participle; little space",
  },
  'tests.through': {
    text: 'Gets through',
    description: 'Status pill before an attack that still succeeds ("it gets through"). Verb; little space',
  },
  'tests.hidden': {
    text: 'Hidden',
    description:
      'Badge with a lock on a test that learners do not see before they submit. Participle; little space',
  },
  'tests.hint': {
    text: 'Hint',
    description: 'In bold before a hint about a failing test; a colon is added after it. Noun',
  },
  'tests.reached': {
    text: 'Flag read',
    description: 'Status pill: the learner\'s attack read the flag. "Read" is a participle. Little space',
  },
  'tests.notReached': {
    text: 'Not reached',
    description: "Status pill: the learner's attack did not read the flag. Little space",
  },
  'replay.end.error': {
    text: 'The test ended early',
    description: 'Last line of the replay of a test: an error ended it before it could finish',
  },
  'replay.end.reached': {
    text: 'The flag was read',
    description: 'Last line of the replay of an attack: it read the flag',
  },
  'replay.end.notReached': {
    text: 'The flag was not read',
    description: 'Last line of the replay of an attack: it did not read the flag',
  },
  'replay.end.blocked': {
    text: 'The attack was blocked',
    description: "Last line of the replay of an attack: the learner's code blocked it",
  },
  'replay.end.through': {
    text: 'The attack got through',
    description: 'Last line of the replay of an attack: it succeeded',
  },
  'replay.end.passed': {
    text: 'Works as expected',
    description: 'Last line of the replay of a test of a feature that works',
  },
  'replay.end.failed': {
    text: 'Failed',
    description: 'Last line of the replay of a test of a feature that does not work. A state',
  },
  'replay.loading': {
    text: 'Loading the replay',
    description: 'Screen reader only: the replay of a test is being loaded',
  },
  'replay.loading.before': {
    text: 'Loading the replay of the previous submission',
    description: 'Screen reader only: the replay of the same test in the previous submission is being loaded',
  },
  'replay.problem': {
    text: 'The replay could not be loaded',
    description: 'Title of the error in place of a replay',
  },
  'replay.none': {
    text: 'This test made too many requests to keep.',
    description: 'In place of a replay that was too large to be stored',
  },
  'replay.more': {
    text: 'and {count} more requests',
    description: 'End of a replay that shows only its first requests. {count}: number, 2 or more',
  },
  'replay.more.one': {
    text: 'and one more request',
    description: 'End of a replay that leaves out one request',
  },
  'replay.events': {
    text: 'and {count} more events',
    description: 'Under one request of a replay: events that are left out. {count}: number, 2 or more',
  },
  'replay.events.one': {
    text: 'and one more event',
    description: 'Under one request of a replay: one event is left out',
  },
  'replay.film': {
    text: 'Step through it',
    description: 'Button above a replay: shows it step by step, like a film. Verb',
  },
  'replay.share': {
    text: 'Share',
    description: 'Button above a replay: opens the dialog that makes a link to it. Verb',
  },
  'replay.list': {
    text: 'Show as a list',
    description: 'Button above a replay that is shown step by step: shows it as a list of requests. Verb',
  },
  'replay.yours': {
    text: 'Your code',
    description: "Tab of a replay: the test on the learner's code as it is now. Little space",
  },
  'replay.starter': {
    text: 'The starter',
    description: 'Tab of a replay: the test on the code that the lab began with. Little space',
  },
  'replay.starter.failed': {
    text: 'The tests of the starter could not run here, so there is nothing to compare with.',
    description: 'Note under a replay: the starter is the code that the lab began with',
  },
  'replay.now': {
    text: 'This submission',
    description: 'Heading or tab of a replay: the submission that is shown. Little space',
  },
  'replay.before': {
    text: 'The previous one',
    description: 'Heading or tab of a replay: the submission before this one. Little space',
  },
  'tests.replay': {
    text: 'Attack replay',
    description: 'Screen reader only: name of the list of requests of a test',
  },
  'replay.before.list': {
    text: 'Attack replay of the previous submission',
    description:
      'Screen reader only: name of the list of requests of the same test in the previous submission',
  },
});

export type MessageId = keyof typeof messages;

export const t = createTranslator(messages);
