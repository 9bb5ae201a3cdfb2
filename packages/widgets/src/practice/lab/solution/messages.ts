import { createTranslator, defineMessages } from '@drawbridge/ui/messages';
import { messages as shared } from '../messages.ts';

/** Texts of the solution. */
const messages = defineMessages('lab/solution', {
  ...shared,
  'solution.loading': {
    text: 'Loading the solution',
    description: 'Screen reader only: the solution is being loaded',
  },
  'solution.problem': {
    text: 'The solution could not be loaded',
    description: 'Title of the error in place of the solution',
  },
  'solution.offline': {
    text: 'There is no connection. Try again when you are back online.',
    description: 'Text of the error "The solution could not be loaded" when the browser has no connection',
  },
  'solution.sameFile': {
    text: 'the same',
    description:
      "Screen reader only: check mark after the name of a file where the learner's code equals the solution",
  },
  'solution.locked': {
    text: 'Opens when you pass',
    description: 'Title in place of the solution before the lab is passed. "It opens when you pass"',
  },
  'solution.locked.detail': {
    text: 'Once the server says that every test passes, you can compare your code with the solution here, line by line, and read why some fixes only look right.',
    description: 'Text under the title "Opens when you pass"',
  },
  'solution.locked.goal': {
    text: 'Once your attack has earned the flag, you can read here how the author did it and what would have stopped it.',
    description: 'Text under the title "Opens when you pass" in a lab that is to be attacked',
  },
  'solution.stuck': {
    text: 'Stuck? You can see the solution now, for no points.',
    description: 'Text under the title "Opens when you pass"; the button "Show the solution" follows',
  },
  'solution.show': {
    text: 'Show the solution',
    description: 'Button: asks whether to open the solution and give up the points',
  },
  'solution.question': {
    text: 'Show the solution for no points?',
    description: 'Screen reader only: name of the question before the solution is opened',
  },
  'solution.costs': {
    text: 'This lab will not earn you any points after that, even if you reset it. Passing it still completes the lab and the lesson in your course. It will not count toward certifications and badges unless you pass it again in an attempt that you start {days} days later.',
    description: 'Text of the question before the solution is opened. {days}: number of days, such as 7',
  },
  'solution.cancel': {
    text: 'Keep trying',
    description: 'Button under the question before the solution is opened: closes it',
  },
  'solution.confirm': {
    text: 'Show it for no points',
    description: 'Button under the question before the solution is opened: opens it. "It": the solution',
  },
  'solution.failed': {
    text: 'The solution could not be opened. Your points are safe; try again.',
    description: 'Error under the question before the solution is opened, when the server gave no reason',
  },
  'solution.failed.offline': {
    text: 'There is no connection, so the solution could not be opened. Your points are safe; try again when you are back online.',
    description: 'Error under the question before the solution is opened, when the browser has no connection',
  },
  'solution.files': {
    text: 'Files of the solution',
    description: 'Heading of the list of files in the solution, and name of the row of file tabs',
  },
  'solution.compare': {
    text: 'Compare',
    description: "Button beside a file: compares it with the learner's. Verb; little space",
  },
  'solution.compareFile': {
    text: 'Compare {path}',
    description: 'Screen reader only: full name of the button "Compare". {path}: name of the file',
  },
  'solution.traps': {
    text: 'Fixes that look right',
    description: 'Heading of a list of fixes that look right but are wrong',
  },
  'solution.traps.detail': {
    text: 'Each of them has been shipped somewhere. Open one to see what it misses.',
    description: 'Text under the heading "Fixes that look right". "Shipped": released to users',
  },
  'solution.against': {
    text: 'Compared with',
    description: 'Screen reader only: name of the two tabs "My code" and "Starter", which complete it',
  },
  'solution.mine': {
    text: 'My code',
    description: "Tab: compares the solution with the learner's code. Little space",
  },
  'solution.starter': {
    text: 'Starter',
    description: 'Tab: compares the solution with the code that the lab began with. Noun; little space',
  },
  'solution.legend.mine': {
    text: 'only in my code',
    description: 'Legend after a minus sign: red lines. Little space',
  },
  'solution.legend.starter': {
    text: 'only in the starter',
    description:
      'Legend after a minus sign: red lines. The starter is the code that the lab began with. Little space',
  },
  'solution.legend.solution': {
    text: 'only in the solution',
    description: 'Legend after a plus sign: green lines. Little space',
  },
  'solution.diff': {
    text: 'Solution of {path}',
    description: 'Screen reader only: name of the comparison. {path}: name of the file',
  },
  'solution.same': {
    text: 'No difference: this file is the same as in the solution.',
    description: 'In place of the comparison when there is nothing to compare',
  },
  'solution.close': {
    text: 'Back to my code',
    description: "Tooltip of the × button: ends the comparison and shows the learner's code",
  },
});

export const t = createTranslator(messages);
