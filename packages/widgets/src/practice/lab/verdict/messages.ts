import { createTranslator, defineMessages } from '@drawbridge/ui/messages';
import { messages as shared } from '../messages.ts';

/** Texts of submitting and of the verdict. */
const messages = defineMessages('lab/tests', {
  ...shared,
  'submit.sending': {
    text: 'Sending your solution…',
    description: 'Progress of a submission, in the tests pane: it is on its way to the server',
  },
  'submit.resending': {
    text: 'No answer yet, sending again…',
    description:
      'Progress of a submission, in the tests pane: the server did not answer, so it is sent again',
  },
  'submit.queued': {
    text: 'In the queue, place {place}',
    description:
      'Progress of a submission, in the tests pane: others are graded first. {place}: number, 1 is next',
  },
  'submit.retried': {
    text: "The grader failed, not you. Your submission is being graded again; you don't have to do anything.",
    description: 'Progress of a submission, in the tests pane: the server had an error and grades it again',
  },
  'submit.running': {
    text: 'Being graded…',
    description: 'Progress of a submission, in the tests pane: the server is grading it',
  },
  'submit.failed': {
    text: 'Your solution was not graded',
    description: 'Title of the error when the server did not accept a submission; the reason follows',
  },
  'submit.kept': {
    text: 'Nothing is lost: your code is kept. Submit again when you are ready.',
    description: 'Text of the error "Your solution was not graded", after the reason',
  },
  'submit.kept.closed': {
    text: 'Nothing is lost: your code is kept. Submit it again once the lab is open.',
    description:
      'Text of the error "Your solution was not graded", after the reason, when the learner no longer has access to the lab',
  },
  'verdict.passed': {
    text: 'The bridge is open',
    description:
      'Title of success. "The bridge" is the drawbridge in the product\'s logo, which comes down and opens the way',
  },
  'verdict.passed.detail': {
    text: 'Every test passes, the hidden ones too.',
    description: 'Text under the title that says that the submission passed',
  },
  'verdict.failed': {
    text: 'Not there yet',
    description: 'Title when a submission did not pass. Encouraging',
  },
  'verdict.failed.detail': {
    text: '{count} tests fail. Wrong answers cost nothing: fix the code and submit again.',
    description: 'Text under the title "Not there yet". {count}: number, 2 or more',
  },
  'verdict.failed.one': {
    text: 'One test fails. Wrong answers cost nothing: fix the code and submit again.',
    description: 'Text under the title "Not there yet" when one test fails',
  },
  'verdict.error': {
    text: 'Your submission could not be graded',
    description: "Title when the learner's code kept the server from grading it",
  },
  'verdict.error.limit': {
    text: 'In a hidden test, your program runs too long, prints too much, or takes too much memory.',
    description:
      'Follows the sentence about how many tests fail: a hidden test reached a limit of time, output or memory',
  },
  'verdict.error.hidden': {
    text: 'A hidden test ended early because your program does not answer the way the test expects.',
    description: 'Follows the sentence about how many tests fail: a hidden test ended with an error',
  },
  'verdict.infra': {
    text: 'The grader failed, not you',
    description: 'Title when the server could not grade a submission for a reason of its own',
  },
  'verdict.infra.detail': {
    text: 'This submission does not count against you, and it has been reported to us. Your files are saved: submit again later.',
    description: 'Text under the title "The grader failed, not you"',
  },
  'verdict.trap': {
    text: 'Your fix behaves like: {title}',
    description:
      'Title of a note: the submission fails the same tests as a well-known wrong fix. {title}: what that fix does, such as "Escapes quotes only"',
  },
  'verdict.trap.lesson': {
    text: 'Read the lesson: {title}',
    description:
      'Link in the note to the lesson that explains the mistake. {title}: title of the lesson. @see REC-20',
  },
  'verdict.trap.explained': {
    text: 'The lesson “{title}” of the course “{course}” explains it.',
    description:
      'In the note, in place of the link, where lessons have no page. {title}: title of the lesson; {course}: title of the course',
  },
  'verdict.score': {
    text: '{score} of {max} points',
    description: 'Beside the title of success. {score} and {max}: numbers. Little space',
  },
  'verdict.solution': {
    text: 'Compare with the solution',
    description: "Button after a pass: compares the learner's code with the solution. Verb",
  },
  'verdict.explanation': {
    text: 'Read the solution',
    description: 'Button after a pass: opens the solution, which is a text in this lab. Verb',
  },
  'verdict.attack': {
    text: 'Step through the attack',
    description: 'Button after a pass: shows the attack on the lab step by step. Verb',
  },
  'verdict.attacks': {
    text: 'Attacks',
    description: "Heading of the group of tests that attack the learner's code. Noun, plural",
  },
  'verdict.functions': {
    text: 'Functions',
    description:
      "Heading of the group of tests that check whether the app's features still work. Noun, plural",
  },
  'verdict.compare': {
    text: 'Since the previous submission',
    description: "Heading of the changes since the learner's previous submission",
  },
  'verdict.fixed': {
    text: 'Newly fixed',
    description: 'Before the titles of tests that failed in the previous submission and pass now',
  },
  'verdict.broken': {
    text: 'Newly broken',
    description: 'Before the titles of tests that passed in the previous submission and fail now',
  },
  'verdict.hidden': { text: 'Hidden tests', description: 'Heading of the note about hidden tests' },
  'verdict.hidden.count': {
    text: '{passed} of {all} hidden tests pass. You are not told which, because you could then find the answers by trial and error.',
    description:
      'Text of the note about hidden tests in a lab with few possible answers. {passed} and {all}: numbers; "pass" is a verb',
  },
  'verdict.hidden.zero': {
    text: 'None of the {all} hidden tests passes yet.',
    description: 'In place of the text with the count when no hidden test passes. {all}: number',
  },
  'verdict.hidden.since': {
    text: 'Hidden tests that pass: {before} before, {now} now.',
    description:
      'Among the changes since the previous submission. {before} and {now}: numbers; "pass" is a verb',
  },
  'verdict.hints.later': {
    text: 'Hints for hidden tests appear after two different submissions that fail.',
    description: 'Note below the tests: when the hints for hidden tests appear',
  },
  'verdict.same': {
    text: 'No test changed.',
    description: 'Among the changes since the previous submission: there are none',
  },
  'verdict.none': {
    text: 'Submit to see the server’s verdict, including the hidden tests.',
    description: 'In the tab "Result" before the first submission. Verb: an instruction',
  },
  'verdict.log': {
    text: 'Grader log',
    description: 'Heading to open: what the program that grades the submission printed',
  },
  'verdict.goal': {
    text: 'Goal',
    description: 'Heading of the group with the goal of an attack, such as reading the flag. Noun',
  },
  'verdict.goal.passed': {
    text: 'Your attack works against the real flag. This one is yours alone.',
    description:
      'Text under the title of success when the lab is to be attacked. "This one": the flag that is shown below',
  },
  'verdict.goal.failed': {
    text: 'Replayed in a fresh world, your attack did not read the flag. Wrong answers cost nothing: change it and submit again.',
    description:
      'Text under the title of failure when the lab is to be attacked. "Fresh world": app and data as at the beginning',
  },
  'verdict.goal.none': {
    text: 'Submit your attack: the server replays it in a fresh world that holds your own flag.',
    description:
      'In the tab "Result" before the first submission when the lab is to be attacked. "Fresh world": app and data as at the beginning',
  },
});

export type MessageId = keyof typeof messages;

export const t = createTranslator(messages);
