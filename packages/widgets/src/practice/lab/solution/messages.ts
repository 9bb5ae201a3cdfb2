import { createTranslator, defineMessages } from '@drawbridge/ui/messages';
import { messages as shared } from '../messages.ts';

/** Texts of the solution. */
const messages = defineMessages('lab/solution', {
  ...shared,
  'solution.loading': {
    text: 'Loading the solution',
    description: 'The solution and the comparison with it',
  },
  'solution.problem': {
    text: 'The solution could not be loaded',
    description: 'The solution and the comparison with it',
  },
  'solution.offline': {
    text: 'There is no connection. Try again when you are back online.',
    description: 'The solution and the comparison with it',
  },
  'solution.sameFile': {
    text: 'the same',
    description: 'After the name of a file in which the learner has written the solution',
  },
  'solution.locked': { text: 'Opens when you pass', description: 'The solution and the comparison with it' },
  'solution.locked.detail': {
    text: 'Once the server says that every test passes, you can compare your code with the solution here, line by line, and read why some fixes only look right.',
    description: 'The solution and the comparison with it',
  },
  'solution.locked.goal': {
    text: 'Once your attack has earned the flag, you can read here how the author did it and what would have stopped it.',
    description: 'The solution and the comparison with it',
  },
  'solution.stuck': {
    text: 'Stuck? You can see the solution now, for no points.',
    description: 'Before a pass: the solution can be opened and the lab then brings no points',
  },
  'solution.show': { text: 'Show the solution', description: 'Before a pass: asks for confirmation' },
  'solution.question': {
    text: 'Show the solution for no points?',
    description: 'The question before it opens',
  },
  'solution.costs': {
    text: 'This lab will not bring you any points after that, even when you reset it. A pass still completes the lab, and the lesson in your course. It will not count for certifications and badges unless you pass it again in an attempt that you start {days} days later.',
    description: 'What it costs to open the solution before a pass',
  },
  'solution.cancel': { text: 'Keep trying', description: 'The question before the solution opens' },
  'solution.confirm': {
    text: 'Show it for no points',
    description: 'The question before the solution opens',
  },
  'solution.failed': {
    text: 'The solution could not be opened. Your points are safe; try again.',
    description: 'Opening the solution before a pass failed',
  },
  'solution.failed.offline': {
    text: 'There is no connection, so the solution could not be opened. Your points are safe; try again when you are back online.',
    description: 'Opening the solution before a pass failed',
  },
  'solution.files': { text: 'Files of the solution', description: 'The solution and the comparison with it' },
  'solution.compare': { text: 'Compare', description: 'The solution and the comparison with it' },
  'solution.compareFile': { text: 'Compare {path}', description: 'The solution and the comparison with it' },
  'solution.traps': { text: 'Fixes that look right', description: 'The solution and the comparison with it' },
  'solution.traps.detail': {
    text: 'Each of them has been shipped somewhere. Open one to see what it misses.',
    description: 'The solution and the comparison with it',
  },
  'solution.against': { text: 'Compared with', description: 'The solution and the comparison with it' },
  'solution.mine': { text: 'My code', description: 'The solution and the comparison with it' },
  'solution.starter': { text: 'Starter', description: 'The solution and the comparison with it' },
  'solution.legend.mine': { text: 'only in my code', description: 'The solution and the comparison with it' },
  'solution.legend.starter': {
    text: 'only in the starter',
    description: 'The solution and the comparison with it',
  },
  'solution.legend.solution': {
    text: 'only in the solution',
    description: 'The solution and the comparison with it',
  },
  'solution.diff': { text: 'Solution of {path}', description: 'The solution and the comparison with it' },
  'solution.same': {
    text: 'No difference: this file is the same as in the solution.',
    description: 'The solution and the comparison with it',
  },
  'solution.close': { text: 'Back to my code', description: 'The solution and the comparison with it' },
});

export const t = createTranslator(messages);
