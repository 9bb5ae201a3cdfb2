import { createTranslator, defineMessages } from '@drawbridge/ui/messages';

/** Texts of the quiz. */
export const messages = defineMessages('quiz', {
  loading: { text: 'Loading the quiz', description: 'Spoken while loading' },
  failed: { text: 'The quiz could not be loaded', description: 'Title of the problem look' },
  notFound: { text: 'There is no such quiz', description: 'Title when the quiz does not exist' },
  countOne: { text: 'One question.', description: 'Over the questions' },
  count: { text: '{count} questions.', description: 'Over the questions' },
  drawnOne: { text: 'One question, drawn from {pool}.', description: 'Over the questions' },
  drawn: {
    text: '{count} questions, drawn from {pool}.',
    description: 'Over the questions of a quiz that asks some of its questions',
  },
  toPass: { text: 'You need {percent}% to pass.', description: 'Over the questions' },
  tries: { text: 'If you do not pass, you can try again.', description: 'Over the questions' },
  triesDrawn: {
    text: 'If you do not pass, you can try again with other questions.',
    description: 'Over the questions of a quiz that asks some of its questions',
  },
  triesAfter: {
    text: 'If you do not pass, you can try again after {wait}.',
    description: 'Over the questions of a quiz that has to wait after a failure; such as 10 minutes',
  },
  triesDrawnAfter: {
    text: 'If you do not pass, you can try again with other questions after {wait}.',
    description: 'The same of a quiz that asks some of its questions; such as 10 minutes',
  },
  withdrawnOne: {
    text: 'One question was withdrawn after you began and does not count.',
    description: 'When the author has taken a question of the running attempt out of the quiz',
  },
  withdrawnMany: {
    text: '{count} questions were withdrawn after you began and do not count.',
    description: 'When the author has taken questions of the running attempt out of the quiz',
  },
  best: { text: 'Your best so far: {percent}%', description: 'Shown when there was an attempt' },
  question: { text: 'Question {number} of {count}', description: 'Over each question' },
  single: { text: 'Choose one', description: 'Hint of a question with one answer' },
  multiple: { text: 'Choose all that apply', description: 'Hint of a question with several answers' },
  submit: { text: 'Submit', description: 'Sends the answers' },
  open: { text: '{count} still open', description: 'Beside the button while questions are unanswered' },
  missingOne: {
    text: 'Question {numbers} is not answered yet.',
    description: 'Beside the button when a question was unanswered on submitting',
  },
  missingMany: {
    text: 'Not answered yet: questions {numbers}.',
    description: 'Beside the button when questions were unanswered on submitting; their numbers',
  },
  missing: { text: 'Not answered yet', description: 'Of a question that was unanswered on submitting' },
  sendFailed: {
    text: 'Your answers could not be submitted. They are still here.',
    description: 'Problem of the submit',
  },
  againFailed: {
    text: 'The next attempt could not be started.',
    description: 'Problem of starting over',
  },
  closed: { text: 'This attempt is closed', description: 'Title when it was submitted in another window' },
  passed: { text: 'Passed with {percent}%', description: 'Title of the result' },
  notPassed: { text: '{percent}%: not passed yet', description: 'Title of the result' },
  passedText: { text: 'Every option is explained below.', description: 'Under the result' },
  notPassedText: {
    text: 'Your answers are marked below. Every option is explained once you pass.',
    description: 'Under the result',
  },
  notPassedDrawnText: {
    text: 'Your answers are marked below. Every option is explained once you pass. The next attempt asks other questions first.',
    description: 'Under the result of a quiz that asks some of its questions',
  },
  withdrawn: { text: 'Withdrawn, does not count', description: 'Verdict of a question that was taken out' },
  right: { text: 'Right', description: 'Verdict of a question' },
  wrong: { text: 'Not right', description: 'Verdict of a question' },
  wrongText: {
    text: 'Read the lesson and try again.',
    description: 'Under a question that was answered wrong, in an attempt that was not passed',
  },
  wrongSeveralText: {
    text: 'An option is missing, or one does not belong. Read the lesson and try again.',
    description: 'The same of a question with several answers',
  },
  isCorrect: { text: 'Correct', description: 'Tag of a correct option' },
  chosen: { text: 'Your choice', description: 'Tag of a chosen option' },
  again: { text: 'Try again', description: 'Starts over' },
  waitUntil: { text: 'You can try again at {time}', description: 'Title while a quiz has to wait, today' },
  waitUntilTomorrow: {
    text: 'You can try again tomorrow at {time}',
    description: 'Title while a quiz has to wait until the next day',
  },
  waitText: {
    text: 'Use the time to go through the lessons again.',
    description: 'While a quiz has to wait',
  },
  waitLeft: { text: '{clock} left', description: 'Time until the next attempt, such as 9:41' },
  waitOver: { text: 'You can try again now.', description: 'Spoken when the wait is over' },
});
export const t = createTranslator(messages);
