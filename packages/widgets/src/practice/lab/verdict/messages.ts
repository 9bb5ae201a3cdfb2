import { createTranslator, defineMessages } from '@drawbridge/ui/messages';
import { messages as shared } from '../messages.ts';

/** Texts of submitting and of the verdict. */
const messages = defineMessages('lab/tests', {
  ...shared,
  'submit.sending': { text: 'Sending your solution…', description: 'Submitting and its states' },
  'submit.resending': { text: 'No answer yet, sending again…', description: 'Submitting and its states' },
  'submit.queued': { text: 'In the queue, place {place}', description: 'Submitting and its states' },
  'submit.retried': {
    text: 'The grader failed, not you. Your submission is graded again, and nothing is left for you to do.',
    description: 'Submitting and its states',
  },
  'submit.running': { text: 'Being graded…', description: 'Submitting and its states' },
  'submit.failed': { text: 'Your solution was not graded', description: 'Submitting and its states' },
  'submit.kept': {
    text: 'Nothing is lost: your code is kept. Submit again when you are ready.',
    description: 'Submitting and its states',
  },
  'submit.kept.closed': {
    text: 'Nothing is lost: your code is kept. Submit it again once the lab is open.',
    description: 'Submitting and its states: the lab was closed meanwhile',
  },
  'verdict.passed': {
    text: 'The bridge is open',
    description: 'Title of success: the bridge of the product comes down',
  },
  'verdict.passed.detail': {
    text: 'Every test passes, the hidden ones too.',
    description: "The server's verdict",
  },
  'verdict.failed': { text: 'Not there yet', description: "The server's verdict" },
  'verdict.failed.detail': {
    text: '{count} tests fail. Wrong answers cost nothing: fix the code and submit again.',
    description: "The server's verdict",
  },
  'verdict.failed.one': {
    text: 'One test fails. Wrong answers cost nothing: fix the code and submit again.',
    description: "The server's verdict",
  },
  'verdict.error': { text: 'Your submission could not be graded', description: "The server's verdict" },
  'verdict.error.limit': {
    text: 'In a hidden test, your program runs too long, prints too much, or takes too much memory.',
    description: 'After the count of failing tests, when a limit ended a hidden test',
  },
  'verdict.error.hidden': {
    text: 'A hidden test ended early, because your program does not answer as the test needs.',
    description: 'After the count of failing tests, when an error ended a hidden test',
  },
  'verdict.infra': { text: 'The grader failed, not you', description: "The server's verdict" },
  'verdict.infra.detail': {
    text: 'This submission does not count against you, and it has been reported to us. Your files are saved: submit again later.',
    description: "The server's verdict",
  },
  'verdict.trap': {
    text: 'Your fix behaves like: {title}',
    description:
      'Above the tests, when a submission fails the same tests as a wrong fix that the author knows',
  },
  'verdict.trap.lesson': {
    text: 'Read the lesson: {title}',
    description: 'Link to the lesson that explains what is wrong with a submission. @see REC-20',
  },
  'verdict.trap.explained': {
    text: 'The lesson “{title}” of the course “{course}” explains it.',
    description: 'In place of the link, where there is no page for lessons',
  },
  'verdict.score': { text: '{score} of {max} points', description: "The server's verdict" },
  'verdict.solution': { text: 'Compare with the solution', description: 'After a pass' },
  'verdict.explanation': {
    text: 'Read the solution',
    description: 'After a pass, where the solution is a text and no files',
  },
  'verdict.attack': { text: 'Step through the attack', description: 'After a pass' },
  'verdict.attacks': { text: 'Attacks', description: "The server's verdict" },
  'verdict.functions': { text: 'Functions', description: "The server's verdict" },
  'verdict.compare': { text: 'Since the previous submission', description: "The server's verdict" },
  'verdict.fixed': { text: 'Newly fixed', description: "The server's verdict" },
  'verdict.broken': { text: 'Newly broken', description: "The server's verdict" },
  'verdict.hidden': { text: 'Hidden tests', description: "The server's verdict" },
  'verdict.hidden.count': {
    text: '{passed} of {all} hidden tests pass. You are not told which, because you could then find the answers by trial and error.',
    description: "The server's verdict, in a lab whose answers are picked from a list",
  },
  'verdict.hidden.zero': {
    text: 'None of the {all} hidden tests passes yet.',
    description: 'In place of the count',
  },
  'verdict.hidden.since': {
    text: 'Hidden tests that pass: {before} before, {now} now.',
    description: 'What changed since the previous submission',
  },
  'verdict.hints.later': {
    text: 'Hints for hidden tests come after two different submissions that fail.',
    description: "Below the tests of the server's verdict",
  },
  'verdict.same': { text: 'No test changed.', description: "The server's verdict" },
  'verdict.none': {
    text: 'Submit to see the server’s verdict, including the hidden tests.',
    description: "The server's verdict",
  },
  'verdict.log': { text: 'Grader log', description: "The server's verdict" },
  'verdict.goal': { text: 'Goal', description: "The server's verdict" },
  'verdict.goal.passed': {
    text: 'Your attack works against the real flag. This one is yours alone.',
    description: "The server's verdict",
  },
  'verdict.goal.failed': {
    text: 'Replayed in a fresh world, your attack did not read the flag. Wrong answers cost nothing: change it and submit again.',
    description: "The server's verdict",
  },
  'verdict.goal.none': {
    text: 'Submit your attack: the server replays it in a fresh world that holds your own flag.',
    description: "The server's verdict",
  },
});

export type MessageId = keyof typeof messages;

export const t = createTranslator(messages);
